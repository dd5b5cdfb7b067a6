/* Says it in the language of the browser, and comes back when the server can be reached. */
const GERMAN = {
  title: "Du bist offline",
  table: "Dein Tisch wartet, mit deinem Platz und deinen Karten. Diese Seite kommt von selbst zurück.",
  home: "Sobald du wieder im Netz bist, geht es hier weiter. Diese Seite kommt von selbst zurück.",
  again: "Noch einmal versuchen",
};
const HOME = "As soon as you are back on the network, this goes on. The page comes back by itself.";
const SOON = 4000;
const german = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each === "en" || each === "de") === "de";
const told = (name) => document.querySelector(`[data-words="${name}"]`);

if (!location.pathname.startsWith("/t/")) told("table").textContent = HOME;
if (german) {
  document.documentElement.lang = "de";
  for (const name of ["title", "table", "again"]) told(name).textContent = GERMAN[name === "table" && !location.pathname.startsWith("/t/") ? "home" : name];
}

async function look() {
  const there = await fetch("/manifest.webmanifest", { cache: "no-store" }).then((answer) => answer.ok, () => false);
  if (there) location.reload();
}
told("again").addEventListener("click", look);
addEventListener("online", look);
setInterval(look, SOON);
