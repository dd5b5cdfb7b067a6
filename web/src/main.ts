import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./settings.svelte";

settings.apply();
mount(App, { target: document.getElementById("app")! });
