import { expect, within } from 'storybook/test';
import { WithCode } from '../../.storybook/docs/with-code.tsx';
import preview from '../../.storybook/preview.tsx';
import { makeExamples } from '../../mocks/examples.ts';

const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const shown = (value: unknown): string => JSON.stringify(value, null, 1);

/** Every call of the widgets with what is sent and answered, as `dist/openapi.json` has them. */
function Calls({ examples }: { examples: Awaited<ReturnType<typeof makeExamples>> }) {
  return (
    <div style={{ font: '14px/1.5 system-ui, sans-serif', maxWidth: 800 }}>
      <p>
        What the widgets ask of a host’s server. <code>dist/openapi.json</code> has the same for Postman, Prism and
        other tools, with every spelling that is taken.
      </p>
      {Object.entries(examples).map(([name, { call, summary, notes, payload, answer }]) => (
        <details key={name}>
          <summary>
            <code>{call}</code>
          </summary>
          <p>
            <WithCode>{`${summary}. ${notes}`}</WithCode>
          </p>
          {payload !== undefined && <pre style={wrapped}>{shown(payload)}</pre>}
          {answer && <pre style={wrapped}>{`${answer.type}\n${shown(answer.body)}`}</pre>}
        </details>
      ))}
    </div>
  );
}

const meta = preview.meta({ title: 'Backend/Calls', component: Calls });

export const All = meta.story({
  loaders: [async () => ({ examples: await makeExamples() })],
  args: { examples: {} },
  render: (_, { loaded }) => <Calls examples={loaded.examples} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText(/^(GET|POST) /).length).toBeGreaterThan(45);
    const call = page.getByText('POST /app/atm/time');
    call.click();
    // each call is in a details element
    await expect(within(call.closest('details')!).getByText(/at an ATM\. Reading only/)).toBeVisible();
  },
});
