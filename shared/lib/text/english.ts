// chunk: ui
/** English words on a Malay screen, as attributes of the element that shows them: `<span {...words.save} />`. */
export interface English {
  readonly lang: 'en';
  readonly children: string;
}

/** Marks words that the specification gives in English only, so that no Malay voice reads them (WCAG 3.1.2). */
export const english = (children: string): English => ({ lang: 'en', children });
