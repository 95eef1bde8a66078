import reference from 'virtual:dealer-widgets-reference';
import type { WidgetReference } from '../../shared/tools/reference/reference.ts';
import { callsOf } from './calls-of.ts';
import { Swatch } from './swatch.tsx';
import { isColour } from './tokens.ts';
import { WithCode } from './with-code.tsx';
import './call-lines.css';

interface OfWidget {
  widget: WidgetReference;
}

const LOADS: Record<string, string> = {
  eager: 'at once',
  idle: 'when the page is at rest',
  visible: 'when it comes near the screen',
  interaction: 'when the person first reaches for it',
};
const LANGUAGES: Record<string, string> = { ms: 'Malay', en: 'English' };

/** Moment and language at a glance. */
export function Facts({ widget: { load, locale } }: OfWidget) {
  return (
    <dl className="dw-docs-facts sb-unstyled">
      <div>
        <dt>Loaded</dt>
        <dd>{LOADS[load]}</dd>
      </div>
      <div>
        <dt>Language</dt>
        <dd>
          {LANGUAGES[locale]} unless the page asks for {locale === 'ms' ? 'English' : 'Malay'}
        </dd>
      </div>
    </dl>
  );
}

/** Its own `dw:change` first, then the events of every widget. */
export function EventTable({ widget: { change } }: OfWidget) {
  return (
    <table className="dw-docs-table">
      <thead>
        <tr>
          <th>Event</th>
          <th>
            <code>detail</code>
          </th>
          <th>When</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(reference.events)
          .filter(([event]) => event !== 'dw:change' || change)
          .map(([event, { detail, description, cancelable }]) => (
            <tr key={event}>
              <td>
                <code>{event}</code>
              </td>
              <td>
                <code>{event === 'dw:change' && change ? detail.replace('unknown', change.type) : detail}</code>
              </td>
              <td>
                <WithCode>{event === 'dw:change' && change ? change.description : description}</WithCode>
                {cancelable && ' Cancelable.'}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

export function KeyboardTable({ widget: { keyboard } }: OfWidget) {
  if (keyboard.length === 0) return <p>Nothing in it takes the keyboard.</p>;
  return (
    <table className="dw-docs-table">
      <thead>
        <tr>
          <th>Keys</th>
          <th>What they do</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(({ keys, does }) => (
          <tr key={`${keys}: ${does}`}>
            <td>
              {keys.split(', ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PartsAndTokens({ widget, tokens }: OfWidget & { tokens: Record<string, string> }) {
  return (
    <>
      <p>
        For <code>::part()</code> in the page’s own style sheet:{' '}
        {widget.parts.map((part) => (
          <code key={part} className="dw-docs-chip">
            {part}
          </code>
        ))}
      </p>
      <p>Custom properties it reads, from any ancestor:</p>
      <ul className="dw-docs-tokens">
        {widget.tokens
          .filter((token) => token in tokens)
          .map((token) => (
            <li key={token}>
              {isColour({ name: token, standard: tokens[token] ?? '' }) && <Swatch token={token} />}
              <code>{token}</code>
            </li>
          ))}
      </ul>
    </>
  );
}

/** What it asks of the host's server, and what it keeps in the browser. */
export function CallTable({ name, widget: { pages, kept } }: OfWidget & { name: string }) {
  const calls = callsOf(name, reference);
  return (
    <>
      {calls.length === 0 ? (
        <p>It asks nothing of the server.</p>
      ) : (
        <table className="dw-docs-table">
          <thead>
            <tr>
              <th>Call</th>
              <th>What it is for</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(([constant, { name: call, summary, notes, request, answer, checks }]) => (
              <tr key={constant}>
                <td>
                  <code>{call}</code>
                </td>
                <td>
                  <WithCode>{`${summary}. ${notes}`}</WithCode>
                  <dl className="dw-docs-call">
                    <dt>Request</dt>
                    <dd>
                      <WithCode>{request}</WithCode>
                    </dd>
                    <dt>Answer</dt>
                    <dd>
                      <WithCode>{answer}</WithCode>
                    </dd>
                    <dt>Your server checks</dt>
                    <dd>
                      <WithCode>{checks}</WithCode>
                    </dd>
                  </dl>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages.map((page) => (
        <p key={page}>
          Leads to <code>{page}</code>: <WithCode>{reference.pages[page]?.description ?? ''}</WithCode>
        </p>
      ))}
      {kept.length > 0 && (
        <>
          <p>Kept in the browser:</p>
          <ul>
            {kept.map((key) => (
              <li key={key}>
                <code>{key}</code>, until {reference.kept[key]?.until}: {reference.kept[key]?.what ?? ''}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
