/** The templates of the "Start with …" guides, as their engines render them. */
import ejs from 'ejs';
import Handlebars from 'handlebars';
import { expect, test } from 'vitest';
import { dealerWidgets } from '../../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { guideBlock } from '../../../support/guides.ts';
import { writtenManifest } from '../../../support/helper-languages.ts';
import { isThere, madeBy } from '../../../support/stacks.ts';

const manifestFile = writtenManifest();

const dealer = { id: 5, is_fmd: true, name: 'Aminah' };
const switchOf = { kind: 'fmd', id: dealer.id, value: dealer.is_fmd, label: dealer.name };
const settings = { user_id: 7, xsrf_meta: 'csrf-token', xsrf_header: 'x-csrf-token' };

/** The page of a guide, with the host's own names replaced by values where an engine of the tests does not have them. */
const replaced = (template: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), template);

const inEngine = (stack: string, template: string): string => madeBy(stack, manifestFile, template);

const PAGES: Record<string, () => string> = {
  EJS: () =>
    ejs.render(guideBlock('ejs', 'dw.head'), { dw: dealerWidgets(manifestFile), dealer, token: 'a1', user_id: 7 }),
  Handlebars() {
    const own = Handlebars.create();
    dealerWidgets(manifestFile).registerHandlebars(own);
    return own.compile(guideBlock('handlebars', 'dwHead'))({
      names: ['yes-no-toggle'],
      settings,
      switch: switchOf,
      token: 'a1',
    });
  },
  Blade: () =>
    inEngine(
      'Blade',
      replaced(guideBlock('blade', '@dwHead'), {
        'auth()->id()': '7',
        '$dealer->id': '5',
        '$dealer->is_fmd': 'true',
        '$dealer->name': "'Aminah'",
      }),
    ),
  Twig: () =>
    inEngine(
      'Twig',
      replaced(guideBlock('twig', 'dw_head'), {
        'app.user ? app.user.id : null': '7',
        "csrf_token('dealer-widgets')": "'a1'",
        'dealer.id': '5',
        'dealer.is_fmd': 'true',
        'dealer.name': "'Aminah'",
      }),
    ),
  Django: () =>
    inEngine(
      'Django',
      replaced(guideBlock('django', 'dw_head'), {
        'request.user.pk': '7',
        'switch.value': 'start.value',
        ' switch ': ' start ',
      }),
    ),
  Jinja2: () =>
    inEngine(
      'Jinja2',
      `{% set switch = {"kind": "fmd", "id": 5, "value": True, "label": "Aminah"} %}${replaced(guideBlock('jinja', 'dw_head'), { 'user_id=user_id': 'user_id=7', 'csrf_token()': '"a1"' })}`,
    ),
  ERB: () =>
    inEngine(
      'ERB',
      replaced(guideBlock('erb', 'dw_head'), {
        '<%= csrf_meta_tags %>': '',
        'current_user&.id': '7',
        'dealer.id': '5',
        'dealer.is_fmd': 'true',
        'dealer.name': '"Aminah"',
        // outside of Rails the fallback is an argument
        ', element: "span" do %><%= true ? "Yes" : "No" %><% end %>': ', element: "span", fallback: "Yes" %>',
      }),
    ),
};

for (const [stack, page] of Object.entries(PAGES))
  test.runIf(isThere(stack))(`${stack} writes a switch`, () => {
    const html = page();
    expect(html).toMatch(/"user_id": ?"?7"?/);
    const [, json = '', fallback] =
      /<span data-widget="yes-no-toggle"><script type="application\/json">([^<]*)<\/script>([^<]*)<\/span>/.exec(
        html,
      ) ?? [];
    expect([JSON.parse(json), fallback]).toEqual([switchOf, 'Yes']);
  });
