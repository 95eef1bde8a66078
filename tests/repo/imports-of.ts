import path from 'node:path';
import { parseAst } from 'vite';
import { place, type SourceFile } from './source-files.ts';

export interface ImportOf {
  /** `file:line` */
  at: string;
  /** As written. */
  specifier: string;
  /** The imported file from the project's root; absent for packages and Node's own modules. */
  target?: string;
  /** Only types are imported: nothing of it runs. */
  typeOnly: boolean;
}

interface Node {
  type: string;
  start: number;
  importKind?: string;
  exportKind?: string;
  specifiers?: Array<{ importKind?: string; exportKind?: string }>;
  source?: { type: string; value: unknown } | null;
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** Every import of a file: static, dynamic, re-export and `import('…')` types. */
export function importsOf(file: SourceFile): ImportOf[] {
  const found: ImportOf[] = [];
  visit(parseAst(file.text, { lang: file.path.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
    const specifier = node.source?.value;
    if (!IMPORTING.has(node.type) || typeof specifier !== 'string') return;
    const isLocal = specifier.startsWith('.');
    const target = path.posix.join(path.posix.dirname(file.path), specifier.replace(/\?.*$/, ''));
    found.push({ at: place(file, node.start), specifier, ...(isLocal && { target }), typeOnly: isTypeOnly(node) });
  });
  return found;
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((each) => (each.importKind ?? each.exportKind) === 'type');
}

function visit(value: unknown, enter: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((each) => visit(each, enter));
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') enter(value as Node);
  for (const child of Object.values(value)) visit(child, enter);
}
