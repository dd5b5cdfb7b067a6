import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./i18n";
import { settings } from "./settings.svelte";

settings.apply();
await speak(navigator.languages);
mount(App, { target: document.getElementById("app")! });
