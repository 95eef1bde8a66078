import path from 'node:path';
import { place, type SourceFile } from './source-files.ts';
import { visitTree } from './tree.ts';

export interface ImportOf {
  /** `file:line` */
  at: string;
  /** As written. */
  specifier: string;
  /** The imported file from the project's root; absent for packages and Node's own modules. */
  target?: string;
  /** By `import()`: it is there later. */
  late: boolean;
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
  visitTree<Node>(file, (node) => {
    const specifier = node.source?.value;
    if (!IMPORTING.has(node.type) || typeof specifier !== 'string') return;
    const isLocal = specifier.startsWith('.');
    const target = path.posix.join(path.posix.dirname(file.path), specifier.replace(/\?.*$/, ''));
    found.push({
      at: place(file, node.start),
      specifier,
      ...(isLocal && { target }),
      late: node.type === 'ImportExpression',
      typeOnly: isTypeOnly(node),
    });
  });
  return found;
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((each) => (each.importKind ?? each.exportKind) === 'type');
}
