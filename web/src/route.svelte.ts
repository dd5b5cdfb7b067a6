/** Which page is shown: the front door, the lesson, a table, a table on a television, a round again, or a house. */

class Route {
  path = $state(location.pathname);

  get code(): string {
    return this.path.match(/^\/t\/([^/]+)(\/tv|\/round\/\d{1,6})?$/)?.[1] ?? "";
  }

  get television(): boolean {
    return /^\/t\/[^/]+\/tv$/.test(this.path);
  }

  /** The round that is looked at again; 0 for none. */
  get round(): number {
    return Number(this.path.match(/^\/t\/[^/]+\/round\/(\d{1,6})$/)?.[1] ?? 0);
  }

  /** The link of a house. */
  get house(): string {
    return this.path.match(/^\/h\/([^/]+)$/)?.[1] ?? "";
  }

  get lesson(): boolean {
    return this.path === "/learn";
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const route = new Route();
addEventListener("popstate", () => (route.path = location.pathname));
