/**
 * The policy every page is sent with; the widgets must run under it without one violation. `font-src` is for
 * the host's own font: the widgets load none, and the tests with bare pages leave it out.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types dealer-widgets',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');
