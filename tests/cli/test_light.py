"""What works where only the light package is installed: no server, no browser, no other cores."""

import subprocess
import sys

import pytest

MISSING = ("starlette", "uvicorn", "uvloop", "httptools", "websockets", "segno", "platformdirs", "joblib")
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({MISSING!r}))"


def run(code: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", f"{WITHOUT}\n{code}"], input=typed, capture_output=True, encoding="utf-8", check=False
    )


def called(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return run(f"from cardhouse.__main__ import main; sys.exit(main({list(words)!r}))", typed)


@pytest.mark.parametrize("words", [("play", "--seed", "4"), ("rules", "bak"), ("rule", "K = skip")])
def test_playing_and_reading_need_no_server(words: tuple[str, ...]) -> None:
    done = called(*words, typed="1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) > 2


def test_help_names_what_a_command_lacks() -> None:
    done = called("--help")
    assert done.returncode == 0
    told = " ".join(done.stdout.split())
    assert 'serve Serve tables to browsers; this needs more packages: pip install "cardhouse[server]".' in told
    assert "not installed" not in told


def test_serving_says_what_to_install() -> None:
    done = called("serve")
    assert done.returncode == 2
    assert "serve needs" in done.stderr
    assert 'pip install "cardhouse[server]" fetches it.' in done.stderr


def test_the_library_needs_none_of_it() -> None:
    done = run("import cardhouse as ch; print(ch.simulate('bartok@2023-08-14', games=2, players=2).unended)")
    assert (done.returncode, done.stderr, done.stdout.strip()) == (0, "", "0")
