// Loads the page again as soon as another build is there: only with `npm run dev` (mocks/host/rebuilt.ts).
const build = new URL(import.meta.url).searchParams.get('build');
for (;;) {
  const answer = await fetch(`/demo/rebuilt?build=${build}`).catch(() => undefined);
  if (answer?.status === 200) location.reload();
  if (!answer?.ok) await new Promise((resolve) => setTimeout(resolve, 1_000)); // the host is not there
}
