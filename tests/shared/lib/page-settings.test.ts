import { describe, expect, it } from 'vitest';
import { pageSettings, readPageSettings } from '../../../shared/lib/page-settings.ts';

function read(json: string) {
  const sentences: string[] = [];
  return { settings: readPageSettings(json, (sentence) => sentences.push(sentence)), sentences };
}

describe('page settings', () => {
  it('are the defaults of the host contract where the page says nothing', () => {
    expect(pageSettings()).toEqual({
      api_base: '',
      payment_url: '',
      payment_test_url: '',
      payment_test_user_ids: ['2'],
      payment_status_parameter: '',
    storage_prefix: '/storage/',
      messaging_url: 'https://wa.me/',
      locale: '',
      team: 'g100',
      user_id: '',
      xsrf_token: '',
      xsrf_meta: '',
      xsrf_cookie: 'XSRF-TOKEN',
      xsrf_header: 'X-XSRF-TOKEN',
      scope: '',
      allowed_routes: undefined,
    });
  });

  it('take over what the page says', () => {
    const { settings, sentences } = read(
      '{"api_base":"/portal","user_id":101,"payment_test_user_ids":[2,"7"],"locale":"en","team":null}',
    );
    expect(settings).toMatchObject({
      api_base: '/portal',
      user_id: '101',
      payment_test_user_ids: ['2', '7'],
      locale: 'en',
      team: 'g100',
    });
    expect(sentences).toEqual([]);
  });

  it('say what is wrong and go on with the default', () => {
    const { settings, sentences } = read(
      '{"locale":"de","payment_test_user_ids":2,"storage_prefix":false,"paymentUrl":"x"}',
    );
    expect(settings).toMatchObject({ locale: '', payment_test_user_ids: ['2'], storage_prefix: '/storage/' });
    expect(sentences).toEqual([
      'the page setting "locale" in #dealer-widgets-config is "de". Expected "ms" or "en".',
      'the page setting "payment_test_user_ids" in #dealer-widgets-config is 2. Expected a list of user ids such as [2].',
      'the page setting "storage_prefix" in #dealer-widgets-config is false. Expected a text.',
      expect.stringContaining(
        'the page setting "paymentUrl" in #dealer-widgets-config is "x". Expected one of the settings api_base, payment_url,',
      ),
    ]);
  });

  it('allow no route at all when the list of routes is no list of texts', () => {
    expect(read('{"allowed_routes":["/app/"]}')).toMatchObject({
      settings: { allowed_routes: ['/app/'] },
      sentences: [],
    });
    for (const wrong of ['"/app/"', '[1]', 'true', '{}']) {
      const { settings, sentences } = read(`{"allowed_routes":${wrong}}`);
      expect(settings.allowed_routes).toEqual([]);
      expect(sentences[0]).toContain('Expected a list of prefixes such as ["/app/"]');
    }
  });

  it.each(['{', '', '[]', 'null', '"x"'])('survive %j', (json) => {
    const { settings, sentences } = read(json);
    expect(settings.team).toBe('g100');
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/#dealer-widgets-config .*defaults are used/);
  });

  it('cannot be used to reach into objects', () => {
    const { settings, sentences } = read('{"__proto__":{"team":"x"},"constructor":"y"}');
    expect(settings.team).toBe('g100');
    expect(sentences).toHaveLength(2);
  });
});
