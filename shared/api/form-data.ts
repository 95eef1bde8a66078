import type { Plain } from './call-options.ts';

/** The payload of a multipart call; files keep their names. */
export function formDataOf(request: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request))
    // the contract's forms hold only plain values and files
    form.append(name, value instanceof Blob ? value : String((value as Plain) ?? ''));
  return form;
}
