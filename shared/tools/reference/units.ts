/** The notes of a call, with sentences made from its declaration: who makes it, the units of its numbers, such as ringgit, and the length of its answer. */
import { type Endpoint, documentationOf } from '../../contract/index.ts';
import { forHosts } from './for-hosts.ts';
import { jsonSchemaOf, type Direction, type JsonSchema, type Schema } from './json-schema.ts';

/** The notes of a call, for hosts, with a sentence on visitors, for each unit, and on an answer that may be long, such as "In ringgit: `yuran` of the request, the answer." Empty if there are none. */
export function notesOf(endpoint: Endpoint): string {
  const { request, answer } = endpoint;
  const { notes = '', byVisitors } = documentationOf(endpoint);
  const found = [
    ...(request ? places(request, 'sent', 'the request') : []),
    ...places(answer, 'received', 'the answer'),
  ];
  const units = [...new Set(found.map(({ unit }) => unit))];
  const sentences = units.map((unit) => {
    const names = found.filter((each) => each.unit === unit).map(({ place }) => place);
    return `In ${unit}: ${[...new Set(names)].join(', ')}.`;
  });
  const visitors = byVisitors && 'Visitors make it, too: it needs no log-in.';
  const length = endpoint.mayBeLong && 'The answer may have more than 10,000 values.';
  return [forHosts(notes), visitors, ...sentences, length].filter(Boolean).join(' ');
}

interface Place {
  unit: string;
  place: string;
}

function places(schema: Schema, direction: Direction, whole: string): Place[] {
  const named = ({ unit }: { unit?: string }): JsonSchema => ({ unit });
  const found = unitsIn(jsonSchemaOf(schema, { direction, plain: true, named }), []);
  // where the bare value is accepted, the object that may contain it is not named
  const bare = found.find(({ names }) => names.length === 0);
  if (bare) return [{ unit: bare.unit, place: whole }];
  return found.map(({ unit, names }) => ({ unit, place: `\`${names.join('.')}\` of ${whole}` }));
}

function unitsIn(schema: JsonSchema, names: string[]): Array<{ unit: string; names: string[] }> {
  if (schema.unit) return [{ unit: schema.unit, names }];
  const inner = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])];
  return [
    ...inner.flatMap((part) => (part ? unitsIn(part, names) : [])),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => unitsIn(part, [...names, name])),
  ];
}
