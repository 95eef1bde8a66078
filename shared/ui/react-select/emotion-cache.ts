import createCache, { type EmotionCache } from '@emotion/cache';

const sheet = new CSSStyleSheet();
let cache: EmotionCache | undefined;

/** The one constructed sheet of what react-select styles by itself; every root that shows one adopts it. */
export const emotionSheet: CSSStyleSheet = sheet;

/**
 * An emotion cache that writes rules into an adopted style sheet instead of style elements, which a strict CSP refuses
 * without a nonce and which would not reach into shadow roots.
 */
export function emotionCache(): EmotionCache {
  if (cache) return cache;
  cache = createCache({ key: 'dw' });
  const write = (rule: string) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // a rule for another browser's own selectors
    }
  };
  cache.sheet.insert = write;
  return cache;
}
