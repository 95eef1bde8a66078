import { execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startHost } from '../../../mocks/host/host.ts';

const program = join(import.meta.dirname, '../../../mocks/host/start.mjs');

/** Runs the start program until it ends. */
const startOn = (port: string) =>
  new Promise<{ code: unknown; output: string }>((ended) => {
    execFile(process.execPath, [program], { env: { ...process.env, PORT: port } }, (error, stdout, stderr) =>
      ended({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

test('a taken PORT gets a plain sentence and exit 1', async () => {
  const host = await startHost({ port: 0 });
  const { code, output } = await startOn(String(host.port));
  await host.close();
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${host.port} is taken by another program.\nStop that one, or choose another port: PORT=${host.port + 1} npm start\n`,
  );
});

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

test('a PORT that is not a port gets a plain sentence and exit 1', async () => {
  expect(await startOn('many')).toEqual({
    code: 1,
    output: 'PORT is "many", which is not a port. Expected a whole number from 0 to 65535, such as PORT=4200.\n',
  });
});
