/** A server-rendered table of toggles, as an admin list has them. */
export function togglePage(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `<tr><td>Dealer ${index + 1}</td><td><span data-widget="yes-no-toggle" data-load="visible" data-kind="fmd" data-id="${index + 1}" data-value="${index % 2}" data-label="Dealer ${index + 1}">${index % 2 ? 'Yes' : 'No'}</span></td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${count} toggles</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/widgets/widgets.css">
<script type="module" src="/widgets/loader.js"></script></head>
<body><table>${rows.join('\n')}</table></body></html>`;
}
