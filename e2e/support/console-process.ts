/** The product in its own server process, on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** The very first start seeds a database, possibly on a busy machine. */
const startTimeoutMs = 180_000;
const stopTimeoutMs = 20_000;
/** As `npm start` runs it: WebAssembly in worker threads and V8's memory protection keys race. */
const flags = ['--no-memory-protection-keys'];

export interface ConsoleProcess {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  stop: () => Promise<void>;
  /** Restarts a stopped server at the same URL with the same data. */
  restart: () => Promise<void>;
}

/** Starts the server on a data folder and waits until it listens; its output goes to `logFile`. */
export async function startConsole(
  dataDir: string,
  logFile: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<ConsoleProcess> {
  const launch = async (port: NodeJS.ProcessEnv) => {
    const server = spawn(process.execPath, [...flags, 'server/dist/main.mjs'], {
      cwd: repository,
      env: { ...productSettings(), ...settings, ...port, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => server.kill('SIGKILL');
    process.once('exit', end);
    const stop = async () => {
      await stopServer(server);
      process.off('exit', end);
    };
    const log = createWriteStream(logFile, { flags: 'a' });
    server.stdout.pipe(log);
    server.stderr.pipe(log, { end: false });
    try {
      return { origin: await waitForOrigin(server), stop };
    } catch (error) {
      await stop();
      throw error;
    }
  };
  let running = await launch({});
  const { origin } = running;
  return {
    origin,
    stop: () => running.stop(),
    restart: async () => {
      running = await launch({ PORT: new URL(origin).port });
    },
  };
}

/** Keeps the shell's environment from the server: a DATABASE_URL or NODE_ENV would change the tests. */
function productSettings() {
  const { PATH, HOME, TMPDIR, TEMP, SystemRoot, E2E_SOURCE_URL } = process.env;
  const fixed = { PORT: '0', LIVE_RTMP_PORT: '0', SEED: 'small', CAPTCHA_FIXED: '8888', RATE_LIMITS: 'off' };
  const sources = E2E_SOURCE_URL && { DATASOURCE_HOSTS: new URL(E2E_SOURCE_URL).host };
  return { PATH, HOME, TMPDIR, TEMP, SystemRoot, ...fixed, ...sources };
}

function waitForOrigin(server: ChildProcess): Promise<string> {
  return new Promise((settle, refuse) => {
    let output = '';
    const fail = (reason: string) => refuse(new Error(`服务没有启动（${reason}）：\n${output.slice(-4000)}`));
    const timer = setTimeout(() => fail(`${startTimeoutMs / 1000} 秒内没有开始监听`), startTimeoutMs);
    server.once('error', refuse);
    server.once('exit', (code, signal) => fail(`已退出：${code ?? signal}`));
    const read = (text: string) => {
      output += text;
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (!origin) return;
      clearTimeout(timer);
      server.stdout?.off('data', read);
      settle(origin);
    };
    server.stdout?.setEncoding('utf8').on('data', read);
    server.stderr?.on('data', (chunk) => {
      output += chunk;
    });
  });
}

/** Stops the server gracefully and waits for it: only then is its data folder complete. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((settle) => server.once('exit', () => settle()));
  const force = setTimeout(() => server.kill('SIGKILL'), stopTimeoutMs);
  server.kill('SIGTERM');
  await ended;
  clearTimeout(force);
}
