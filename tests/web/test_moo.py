"""An evening of Moo on three phones: calls that are offered, motions, a claim, a secret rule and its seal."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page, expect

from cardhouse.server import Settings
from tests.server.players import serving
from tests.web.conftest import Opener
from tests.web.people import DEAL, NO, YES, all_heard, hand, held, make_table, sit_down


async def say(page: Page, words: str) -> None:
    await page.get_by_role("button", name="Say", exact=True).click()
    await page.get_by_label("Say something").fill(words)
    await page.get_by_label("Say something").press("Enter")


async def form_of(page: Page, act: str) -> None:
    await page.get_by_role("button", name="More", exact=True).click()
    await page.locator(f'[data-act="{act}"]').first.click()


async def move(page: Page, words: str, about: str, *others: Page) -> None:
    """Put something to the vote, to which others agree."""
    await form_of(page, "Move")
    await page.get_by_label("What about").fill(words)
    if about:
        await page.locator('[data-field="about"]').get_by_role("button", name=about).click()
    await page.get_by_role("dialog").locator("button.primary").click()
    for other in others:
        await other.get_by_role("region", name="Vote").get_by_role("button", name=YES).click()


async def call(page: Page, whom: str, words: str) -> None:
    await page.locator(".player", has_text=whom).click()
    await page.get_by_role("button", name="Call out").click()
    await page.get_by_label("Calls you know").get_by_role("button", name=words, exact=True).click()
    await page.get_by_role("dialog").locator("button.primary").click()


async def test_an_evening_of_moo(tmp_path: Path, visit: Opener) -> None:
    data = tmp_path / "tables.db"
    with serving(data, Settings(seed=5, tables=100, pace=2)) as url:
        ann, bob, cat = [await visit(url, phone=True) for _ in range(3)]
        frames = [all_heard(page) for page in (ann, bob, cat)]
        house: dict[str, str | bool] = {"Cards for everybody": "1", "Time to contest a Moo": "60"}
        link = await make_table(ann, "Ann", game="moo", seats=3, settings=house)
        await sit_down(bob, link, "Bob")
        await sit_down(cat, link, "Cat")
        await ann.get_by_role("button", name=DEAL).click()
        await expect(ann.locator("[data-card]")).to_have_count(1)

        await say(bob, "Point of Order")
        await form_of(bob, "Move")
        await bob.get_by_role("button", name="disable a rule").click()
        await bob.get_by_label("Which rule").select_option("402-eight-reverse")
        await expect(bob.get_by_label("What about")).to_have_value("disable 402-eight-reverse")
        await bob.keyboard.press("Escape")
        await move(bob, "correct tokens 1", "Ann", ann)
        await expect(ann.get_by_text("Moo Token 1")).to_be_visible()

        await say(ann, "Introducing a new rule!")
        await ann.get_by_label("The rule, in your words").fill("Nobody hums.")
        await ann.get_by_label("The words with which").fill("Humming")
        await ann.get_by_role("button", name="Seal it").click()
        await call(ann, "Cat", "Humming")
        await bob.get_by_role("region", name="Vote").get_by_role("button", name=NO).click()

        (card,) = await held(ann)
        await move(bob, f"correct card {card}", "Cat", cat)
        await say(bob, "End of Point of Order")
        await say(ann, "Moo")
        for page in (ann, bob, cat):
            await expect(page.get_by_role("region", name="For a while")).to_contain_text("Ann is out, unless")
        await expect(ann.get_by_role("region", name="For a while").get_by_role("button")).to_have_count(0)
        await bob.get_by_role("region", name="For a while").get_by_role("button", name="Call out").click()
        await bob.get_by_label("Calls you know").get_by_role("button", name="Bad card", exact=True).click()
        await bob.get_by_role("dialog").locator("button.primary").click()
        await expect(cat.get_by_role("region", name="For a while")).to_contain_text("Ann has been called")

        await say(bob, "Point of Order")
        await move(bob, "end-game", "", cat)
        await expect(bob.get_by_text("What was sealed is open now")).to_be_visible()
        await bob.get_by_role("button", name="Rules", exact=True).click()
        await expect(bob.get_by_role("dialog")).to_contain_text("Nobody hums.")
        await expect(bob.get_by_role("dialog").get_by_text("The seal fits")).to_be_visible()
    for heard in frames:
        told = [at for at, text in enumerate(heard) if "Introducing new rule" in text]
        opened = [at for at, text in enumerate(heard) if "A secret rule is opened" in text]
        early = [at for at, text in enumerate(heard) if "hums" in text and at < opened[-1]]
        assert told[0] < opened[0]
        assert bool(early) == (heard is frames[0]), "only the author is sent what it says"


SCREENS = [(360, 640), (390, 844), (844, 390), (1280, 800)]
COVERS = """(offer) => {
    const own = offer.getBoundingClientRect();
    const meets = (each) => {
        const r = each.getBoundingClientRect();
        return r.left < own.right - 1 && own.left < r.right - 1 && r.top < own.bottom - 1 && own.top < r.bottom - 1;
    };
    const others = [...document.querySelectorAll('[data-card], .bar button, .player, .status, .figure')];
    const out = own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight;
    return [...others.filter(meets).map((each) => each.className), ...out ? ['out'] : []];
}"""
"""What somebody has to see or to hit and a part of the page lies over."""


async def test_a_token_leads_to_a_secret_rule_on_every_screen(tmp_path: Path, visit: Opener) -> None:
    with serving(tmp_path / "tables.db", Settings(seed=5, tables=100, pace=2)) as url:
        ann, bob = [await visit(url, phone=True) for _ in range(2)]
        link = await make_table(ann, "Ann", game="moo", seats=2, settings={"Time is kept": "untimed"})
        await sit_down(bob, link, "Bob")
        await ann.get_by_role("button", name=DEAL).click()
        await hand(ann).wait_for()
        offer = ann.locator(".offer")
        await expect(offer).to_have_count(0)
        await say(bob, "Point of Order")
        await move(bob, "correct tokens 1", "Ann", ann)
        await say(bob, "End of Point of Order")
        await expect(offer).to_contain_text("Your Moo Token buys a secret rule")
        await expect(ann.locator(".shown")).to_have_count(0)  # what was said has been seen
        for width, height in SCREENS:
            await ann.set_viewport_size({"width": width, "height": height})
            await expect(offer).to_be_visible()
            assert await offer.evaluate(COVERS) == [], f"{width}×{height}"

        await offer.get_by_role("button").first.click()
        await ann.get_by_label("The rule, in your words").fill("Nobody hums.")
        await ann.get_by_role("button", name="Later").click()
        await offer.get_by_role("button").first.click()  # the way to it stays, and so does the draft
        await expect(ann.get_by_label("The rule, in your words")).to_have_value("Nobody hums.")
        await ann.get_by_label("The words with which").fill("Humming")
        await ann.get_by_role("button", name="Seal it").click()
        await expect(ann.get_by_role("dialog")).to_have_count(0)
        await expect(offer).to_have_count(0)
        await expect(bob.get_by_role("region", name="A new rule")).to_contain_text("Sealed. Its author knows")
