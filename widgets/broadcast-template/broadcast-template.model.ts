/** A stretch of the message: plain text, or a placeholder with what it is filled with. */
export type Part = { readonly text: string } | { readonly placeholder: string; readonly value: string };

const PLACEHOLDER = /\{\{\s*([^\s{}](?:[^{}]*[^\s{}])?)\s*\}\}/g;

/** The placeholders of a template in the order they first appear, each once. */
export function placeholdersOf(template: string): string[] {
  return [...new Set([...template.matchAll(PLACEHOLDER)].map(([, name]) => name!))];
}

/** The message in parts, for a preview that marks what is filled in and what is missing. */
export function partsOf(template: string, values: ReadonlyMap<string, string>): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    if (match.index > from) parts.push({ text: template.slice(from, match.index) });
    parts.push({ placeholder: match[1]!, value: values.get(match[1]!) ?? '' });
    from = match.index + match[0].length;
  }
  if (from < template.length) parts.push({ text: template.slice(from) });
  return parts;
}

/** The finished message. What is not filled in stays as its placeholder, so that nobody sends a gap unseen. */
export function messageOf(parts: readonly Part[]): string {
  return parts.map((part) => ('text' in part ? part.text : part.value || `{{${part.placeholder}}}`)).join('');
}
