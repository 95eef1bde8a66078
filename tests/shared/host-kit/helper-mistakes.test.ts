/** Arguments of the helpers that would make a page fail silently: each is refused with the same sentence in every language. */
import { dealerWidgets } from '../../../shared/host-kit/express/dealer-widgets.mjs';
import { testCalls, writtenManifest, type Call } from '../../support/helper-languages.ts';

const manifestFile = writtenManifest();
// in JavaScript anything can be passed
const made = dealerWidgets as unknown as (...given: unknown[]) => ReturnType<typeof dealerWidgets>;

/** Where dist/ is served, which an import map ignores unless it is such a path or address. */
const based = (base: string): Pick<Call, 'PHP' | 'Ruby' | 'Python' | 'Node'> => ({
  PHP: `(new DealerWidgets('${manifestFile}', '${base}'))->head()`,
  Ruby: `(DealerWidgetsHelper.base = "${base}"; dw_head)`,
  Python: `DealerWidgets("${manifestFile}", "${base}").head()`,
  Node: () => dealerWidgets(manifestFile, base).head(),
});
const BASES: readonly Call[] = [
  ...['widgets', 'widgets/', './widgets', '', 'www.example/w', 'ftp://a.example/w', '//cdn.example/w', '/w?v=1'].map(
    (base) => ({
      what: `the base ${base}`,
      ...based(base),
      gives: `The base is "${base}". Expected a path that begins with a slash, such as /widgets/, or an address such as https://cdn.example/widgets/.`,
    }),
  ),
  { what: 'a path', ...based('/assets/w'), gives: /"\/assets\/w\/a\.js"/ },
  { what: 'the root', ...based('/'), gives: /"\/a\.js"/ },
  { what: 'an address', ...based('https://a.example'), gives: /"https:\/\/a\.example\/a\.js/ },
  {
    what: 'no text for the base',
    Ruby: '(DealerWidgetsHelper.base = { a: 1 })',
    Python: `DealerWidgets("${manifestFile}", {"a": 1})`,
    Node: () => made(manifestFile, { base: '/w/' }),
    gives: /^The base is (a Hash|a dict|an object)\. Expected a path that begins with a slash, such as \/widgets\//,
  },
  {
    what: 'nothing for the base',
    PHP: `(new DealerWidgets('${manifestFile}', null))->head()`,
    Ruby: '(DealerWidgetsHelper.base = nil; dw_head)',
    Python: `DealerWidgets("${manifestFile}", None).head()`,
    Node: () => dealerWidgets(manifestFile, undefined).head(),
    gives: /"\/w\/a\.js"/,
  },
];
testCalls('the base', BASES, manifestFile);
