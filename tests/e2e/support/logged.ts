import type { Page, Request } from '@playwright/test';

/** What the page logs in the console from now on: all of it, or what is of one type. */
export function loggedOn(page: Page, type?: string): string[] {
  const logged: string[] = [];
  page.on('console', (message) => void ((type ?? message.type()) === message.type() && logged.push(message.text())));
  return logged;
}

/** The paths that the page requests from now on: all of them, or those of some requests. */
export function requestedOn(page: Page, which: (path: string, request: Request) => boolean = () => true): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (which(pathname, request)) paths.push(pathname);
  });
  return paths;
}
