/** The parts of a new widget that its call of the server needs (`npm run new -- <name> --call`). */

export const callingComponent = (
  name: string,
  component: string,
): string => `import { type ReactNode, useState } from 'react';
import { server } from '../../shared/api/late/index.ts';
import { press${component} } from '../../shared/contract/calls/index.ts';
import { unawaited } from '../../shared/page/index.ts';
import { FailureNotice } from '../../shared/runtime/failures/index.ts';
import { useSave } from '../../shared/saving/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { Status } from '../../shared/ui/feedback/index.ts';
import css from './${name}.css?inline';
import type { Properties } from './${name}.props.ts';
import { texts } from './${name}.text.ts';

/** A button whose presses the server counts. */
export function ${component}({ title, from }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const [times, setTimes] = useState(from);
  const { run, status, error } = useSave('a press');
  const press = async (): Promise<void> => {
    const counted = await run(() => server().then(({ call }) => call(press${component}, { request: { name: title } })));
    if (counted !== undefined) setTimes(counted);
  };
  return (
    <div className="${name}" onPointerEnter={server.ahead}>
      <Button aria-label={\`\${words.press}: \${title}\`} busy={status === 'busy'} onClick={() => unawaited(press())}>
        {words.press}
      </Button>
      <Status as="span">{words.pressed(times)}</Status>
      {error !== undefined && <FailureNotice size="s" error={error} />}
    </div>
  );
}
`;

export const testOfFailure = (
  name: string,
): string => `test('a press that could not be saved is not counted, and a message says so', async () => {
  expectConsoleError(/a press could not be saved/);
  network.use(http.post('/app/${name}/press', () => HttpResponse.json({ message: 'Bad' }, { status: 404 })));
  const { widget } = await mountHtml(snippet('${name}', { attributes: { title: 'Kelas' } }));
  await userEvent.click(await widget.findByRole('button', { name: 'Kira: Kelas' }));
  await widget.findByRole('alert');
  expect(widget.getByRole('status')).toHaveTextContent('0 kali');
});

`;

/** The call in the contract, its client, what answers it in the mocks, and what the tests of all calls know of it. */
export const filesOfCall = (name: string, component: string, camel: string): Record<string, string> => ({
  [`shared/contract/calls/${name}.ts`]: `/** Presses of the widget ${name}. */
import { id, object } from '../../lib/schema/index.ts';
import { count, documented, endpoint } from '../index.ts';

export const press${component} = endpoint({
  method: 'POST',
  path: '/app/${name}/press',
  request: object({ name: id }),
  answer: count,
});
documented(press${component}, {
  summary: 'Save a press of ${name}',
  notes: '\`name\` is the title. The answer is how often it was pressed.',
  checks: 'That the person may see this page.',
});
`,
  [`mocks/world/${name}.ts`]: `/** How often the buttons were pressed, by their titles. */
export function create${component}Presses() {
  const times = new Map<string, number>();
  return {
    press(title: string): number {
      const now = (times.get(title) ?? 0) + 1;
      times.set(title, now);
      return now;
    },
  };
}
`,
  [`mocks/handlers/${name}.ts`]: `import { press${component} } from '../../shared/contract/calls/index.ts';
import { handle, type Domain } from './handle.ts';
import { json } from './reply.ts';

/** Presses of the widget ${name}. */
export const ${camel}Handlers: Domain = (setting) => [
  handle(press${component}, setting, ({ world, input }) => json(world.${camel}Presses.press(input.name))),
];
`,
  [`tests/shared/contract/${name}.call.ts`]: `import type { CallFacts } from '../../support/call-facts.ts';

export const calls: Record<string, CallFacts> = {
  press${component}: { agreed: ['POST', '/app/${name}/press', 'name'], good: 1, takes: ['12'] },
};
`,
});
