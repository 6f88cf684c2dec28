import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/** Programs of a MariaDB server; Debian keeps the server where not every PATH leads. */
interface Programs {
  readonly server: string;
  readonly install: string;
}
export function mariaDbPrograms(): Programs | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/libexec'];
  const find = (name: string): string | undefined =>
    folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const [server, install] = [find('mariadbd'), find('mariadb-install-db')];
  // The second one asks this one, which some systems put into another package.
  return server && install && find('my_print_defaults') ? { server, install } : undefined;
}

const startMs = 30_000;
const ready = 'ready for connections';

/**
 * A throw-away MariaDB on loopback whose `root` has no password; `stop` ends and removes it. It also ends with this
 * process, whatever ends that.
 */
export async function startMariaDb({ server, install }: Programs): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-maria-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  const data = join(folder, 'data');
  const own = ['--no-defaults', `--datadir=${data}`, `--user=${userInfo().username}`];
  try {
    execFileSync(install, [...own, '--auth-root-authentication-method=normal', '--skip-test-db'], { stdio: 'pipe' });
    const port = await freePort();
    const options = ['--bind-address=127.0.0.1', `--port=${port}`, `--socket=${join(folder, 'socket')}`];
    const child = spawn(
      server,
      [...own, ...options, `--pid-file=${join(folder, 'pid')}`, '--innodb-flush-log-at-trx-commit=0'],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const abandon = (): void => {
      child.kill('SIGKILL');
      remove();
    };
    process.once('exit', abandon);
    await new Promise<void>((settle, refuse) => {
      let said = '';
      const fail = (reason: string): void => refuse(new Error(`MariaDB did not start (${reason}):\n${said}`));
      const timer = setTimeout(() => fail('time-out'), startMs);
      child.once('error', refuse);
      child.once('exit', (code) => fail(`exit code ${code}`));
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (!said.includes(ready)) return;
        clearTimeout(timer);
        settle();
      });
    });
    return {
      port,
      async stop() {
        process.off('exit', abandon);
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGTERM');
        await ended;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? settle(address.port) : refuse(new Error('no port'))));
    });
  });
}
