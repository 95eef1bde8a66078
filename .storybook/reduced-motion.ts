/**
 * Switches `prefers-reduced-motion` rules on or off, as the toolbar is set. Widgets have their styles in constructed style sheets, so the rules of each
 * are remembered when it is filled.
 */
const rules: Array<{ rule: CSSMediaRule; original: string }> = [];
let isReduced = false;

const isAbout = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion');

function apply({ rule, original }: (typeof rules)[number]): void {
  rule.media.mediaText = isReduced ? (original.includes('no-preference') ? 'not all' : 'all') : original;
}

const { replaceSync } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.replaceSync = function remembered(this: CSSStyleSheet, text: string): void {
  replaceSync.call(this, text);
  for (const rule of this.cssRules) {
    if (!isAbout(rule)) continue;
    const entry = { rule, original: rule.media.mediaText };
    rules.push(entry);
    apply(entry);
  }
};

export function setReducedMotion(reduced: boolean): void {
  isReduced = reduced;
  rules.forEach(apply);
}
