import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const program = join(import.meta.dirname, '../../../mocks/host/start.mjs');

test('without a PORT, another program on the usual one does not matter', async () => {
  // where something listens there already, that will do
  const other = createServer();
  await new Promise((resolve) => other.once('listening', resolve).once('error', resolve).listen(4173, '127.0.0.1'));
  const { PORT: _, ...env } = process.env;
  const host = spawn(process.execPath, [program], { env });
  onTestFinished(() => {
    host.kill();
    other.close();
  });
  let output = '';
  for (const stream of [host.stdout, host.stderr]) stream.on('data', (text) => (output += String(text)));
  await vi.waitFor(() => expect(output).toMatch(/demo host is at/), { timeout: 60_000 });
  expect(output).toMatch(/^Port 4173 is taken by another program\.\n/);
  const [address = ''] = /http:\S+/.exec(output) ?? [];
  expect((await fetch(address)).status).toBe(200);
});
