/** The policy every page is sent with; the widgets must run under it without one violation (quality.md, "Safety"). */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types dealer-widgets',
].join('; ');
