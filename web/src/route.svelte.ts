/** Which page is shown: the front door, the lesson, a table, or a table on a television. */

class Route {
  path = $state(location.pathname);

  get code(): string {
    return this.path.match(/^\/t\/([^/]+)(\/tv)?$/)?.[1] ?? "";
  }

  get television(): boolean {
    return /^\/t\/[^/]+\/tv$/.test(this.path);
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
