import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startHost } from '../../mocks/host/host.ts';

const program = join(import.meta.dirname, '../../mocks/host/start.mjs');

/** Runs the start program until it ends. */
const start = (port: string) =>
  new Promise<{ code: unknown; output: string }>((ended) => {
    execFile(process.execPath, [program], { env: { ...process.env, PORT: port } }, (error, stdout, stderr) =>
      ended({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

test('a taken port gets a plain sentence and exit 1', async () => {
  const host = await startHost({ port: 0 });
  const { code, output } = await start(String(host.port));
  await host.close();
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${host.port} is taken by another program. Stop that one, or choose another port: PORT=${host.port + 1} npm start\n`,
  );
});

test('a PORT that is not a port gets a plain sentence and exit 1', async () => {
  expect(await start('many')).toEqual({
    code: 1,
    output: 'PORT is "many", which is not a port. Expected a whole number from 0 to 65535, such as PORT=4200.\n',
  });
});
