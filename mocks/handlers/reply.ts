/** An answer as a controller of the host sends it, before it is HTTP. */
export interface Reply<Body> {
  readonly body: Body;
  /** `html` is what PHP calls a bare text it returns (W1). */
  readonly sentAs: 'json' | 'html';
}

/** `response()->json(…)`. */
export const json = <const Body>(body: Body): Reply<Body> => ({ body, sentAs: 'json' });

/** A bare text: `return 'x';` in a controller. */
export const bareText = <const Body extends string>(body: Body): Reply<Body> => ({ body, sentAs: 'html' });

/** The spellings of a boolean a real host uses (W1). Each toggle keeps to one, together they use them all. */
export const spellings = {
  /** `return $bool;` in a controller: the text `1`, or nothing at all. */
  bare: (on: boolean) => bareText(on ? '1' : ''),
  boolean: (on: boolean) => json(on),
  /** A column without a cast, as Laravel returns it. */
  number: (on: boolean) => json(on ? 1 : 0),
  /** The same through an older database driver. */
  quotedNumber: (on: boolean) => json(on ? '1' : '0'),
  word: (on: boolean) => json(on ? 'true' : 'false'),
  bareWord: (on: boolean) => bareText(on ? 'true' : 'false'),
  /** A column that is null until it is first set. */
  nullable: (on: boolean) => json(on ? true : null),
};

/** Laravel's 422 with messages of the host's own, by field. */
export const refuse = (errors: Record<string, string>): Response =>
  Response.json(
    {
      message: Object.values(errors)[0],
      errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]])),
    },
    { status: 422 },
  );

/** The `Response` a reply becomes. */
export function responseOf({ body, sentAs }: Reply<unknown>): Response {
  const type = sentAs === 'json' ? 'application/json' : 'text/html; charset=UTF-8';
  return new Response(sentAs === 'json' ? JSON.stringify(body) : String(body), {
    headers: { 'content-type': type, 'cache-control': 'no-cache, private' },
  });
}
