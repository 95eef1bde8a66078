import { afterEach, describe, expect, it, vi } from 'vitest';
import { thisPage } from '../../../shared/api/environment.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an address cannot be reached', () => {
  const isOffline = (onLine: boolean, url: string): boolean => {
    vi.stubGlobal('navigator', { onLine });
    return thisPage.isOffline(new URL(url));
  };

  it('when the browser is offline', () => {
    for (const url of ['https://shop.example/', 'https://localhost.example/', 'http://10.127.0.1/'])
      expect(isOffline(false, url), url).toBe(true);
  });

  it('but not when the browser has a connection', () => {
    expect(isOffline(true, 'https://shop.example/')).toBe(false);
  });

  it('but not on the same machine, which needs no network', () => {
    for (const url of ['http://localhost:8000/', 'https://shop.localhost/', 'http://127.0.0.1/', 'http://[::1]:4173/'])
      expect(isOffline(false, url), url).toBe(false);
  });
});
