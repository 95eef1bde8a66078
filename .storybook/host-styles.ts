import { useEffect } from 'react';
import type { Toolbar } from './toolbar.ts';

/** The style sheets of host pages, loaded when first used. */
const SHEETS: Record<Toolbar['host'], () => Promise<{ default: string }>> = {
  '': async () => ({ default: '' }),
  'bootstrap-3': () => import('bootstrap-3/dist/css/bootstrap.min.css?inline'),
  'bootstrap-5': () => import('bootstrap/dist/css/bootstrap.min.css?inline'),
  tailwind: () => import('tailwindcss/preflight.css?inline'),
  dark: () => import('./dark-host.css?inline'),
};

/** Puts a host page's style sheet on the document, as long as the story is shown. */
export function useHostStyles(host: Toolbar['host']): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    void SHEETS[host]().then(({ default: css }) => sheet.replaceSync(css));
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [host]);
}
