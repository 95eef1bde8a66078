import { expect, within } from 'storybook/test';
import { WithCode } from '../../.storybook/docs/with-code.tsx';
import preview from '../../.storybook/preview.tsx';
import examples from '../../mocks/examples.json';

interface Example {
  call: string;
  summary: string;
  notes: string;
  payload?: unknown;
  answer?: { type: string; body: unknown };
}

const calls: Record<string, Example> = examples;

const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const shown = (value: unknown): string => JSON.stringify(value, null, 1);

/** Every call of the widgets with what is sent and answered, as `dist/openapi.json` has them. */
function Calls() {
  return (
    <div style={{ font: '14px/1.5 system-ui, sans-serif', maxWidth: 800 }}>
      <p>
        What the widgets ask of a host’s server. <code>dist/openapi.json</code> has the same for Postman, Prism and
        other tools, with every spelling that is taken.
      </p>
      {Object.entries(calls).map(([name, { call, summary, notes, payload, answer }]) => (
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText(/^(GET|POST) /).length).toBeGreaterThan(45);
    const call = page.getByText('POST /app/atm/time');
    call.click();
    // each call is in a details element
    await expect(within(call.closest('details')!).getByText(/at an ATM\. Reading only/)).toBeVisible();
  },
});
