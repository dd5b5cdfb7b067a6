import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What every page needs is one file, so that a first visit asks for few. */
const BASE = /node_modules|src\/(?!de|helps|lesson|main)[a-z0-9]+(\.svelte)?\.ts$|parts\/(Card|Face|Faces|Icon|Words)\.svelte/;

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/cardhouse/server/static", emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", test: BASE }] } } } },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
