import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./i18n";
import { settings } from "./settings.svelte";

settings.apply();
await speak(navigator.languages);
// a page for the time without a network; on plain http browsers keep none
setTimeout(() => void navigator.serviceWorker?.register("/sw.js").catch(() => {}), 3000);
mount(App, { target: document.getElementById("app")! });
