import createCache, { type EmotionCache } from '@emotion/cache';

/** The constructed sheet with react-select's own styles; every root with a react-select adopts it. */
export const emotionSheet = new CSSStyleSheet();

let cache: EmotionCache | undefined;

/**
 * An emotion cache that writes rules into an adopted style sheet. Style elements would need a nonce under a strict CSP and would not reach
 * into shadow roots.
 */
export function emotionCache(): EmotionCache {
  if (cache) return cache;
  cache = createCache({ key: 'dw' });
  const write = (rule: string) => {
    try {
      emotionSheet.insertRule(rule, emotionSheet.cssRules.length);
    } catch {
      // a rule with another browser's selectors
    }
  };
  cache.sheet.insert = write;
  return cache;
}
