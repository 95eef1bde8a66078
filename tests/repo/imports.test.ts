import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { objectionTo } from './layers.ts';
import { CODE, sourceFiles } from './source-files.ts';

const objection = (file: string, source: string): string | undefined =>
  importsOf({ path: file, text: source })
    .map((each) => objectionTo(file, each))
    .find(Boolean);

test('rooms import only what the design lets them import', () => {
  const violations = sourceFiles(CODE)
    .filter((file) => !file.path.endsWith('.css'))
    .flatMap((file) =>
      importsOf(file).flatMap((each) => {
        const why = objectionTo(file.path, each);
        return why ? [`${each.at} imports ${each.specifier}: ${why}`] : [];
      }),
    );
  expect(violations).toEqual([]);
});

test.each([
  ['shared/loader/loader.ts', "import { useState } from 'react';", 'free of packages'],
  ['shared/lib/numbers.ts', "import { x } from '../api/client.ts';", 'may import no other room'],
  ['shared/ui/button.tsx', "export * from '../runtime/index.ts';", 'ui may import ui/popups, page, lib, not runtime'],
  ['widgets/avatar/avatar.tsx', "const x = () => import('../quiz/quiz.tsx');", 'never imports another widget'],
  ['widgets/avatar/avatar.tsx', "import { scan } from '../../shared/loader/observe.ts';", 'not loader'],
  [
    'mocks/world/quiz.ts',
    "import { properties } from '../../widgets/quiz/quiz.props.ts';",
    'only types from widget props',
  ],
  ['shared/api/client.ts', "import { world } from '../../mocks/world/world.ts';", 'not mocks'],
  ['mocks/handlers/quiz.ts', "import { post } from '../../shared/api/client.ts';", 'not api'],
  ['widgets/avatar/avatar.tsx', "import { Field } from '../../shared/ui/controls/field.tsx';", 'past the door'],
  ['shared/lib/a.ts', "type X = import('../ui/button.tsx').X;", 'not ui'],
])('%s may not contain %s', (file, source, sentence) => {
  expect(objection(file, source)).toContain(sentence);
});

test.each([
  ['widgets/avatar/avatar.tsx', "import type { Image } from '../../shared/contract/index.ts';"],
  ['widgets/avatar/avatar.tsx', "import { type Image } from '../../shared/contract/index.ts';"],
  ['shared/ui/controls/field.tsx', "import { useTypedText } from './use-typed-text.ts';"],
  ['widgets/avatar/avatar.props.ts', "import { id } from '../../shared/contract/index.ts';"],
  ['widgets/avatar/parts/crop.tsx', "import { zoom } from '../avatar.model.ts';"],
  ['mocks/world/quiz.ts', "import type { QuizProps } from '../../widgets/quiz/quiz.props.ts';"],
])('%s may contain %s', (file, source) => {
  expect(objection(file, source)).toBeUndefined();
});
