/** What the benchmarks of the server share: a started product on PostgreSQL, calls to it, and times of calls. */
import { spawn } from 'node:child_process';
import { ensureServerBuilt } from '../scripts/server-build.mjs';
import { serverEnv, serverFlags } from '../scripts/server-flags.mjs';

const root = new URL('..', import.meta.url).pathname;

/** Settings under which the server starts; seeded lists stay small, copies make the volume. */
export const settings = (databaseUrl, dataDir) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  SEED: 'small',
  CAPTCHA_FIXED: '8888',
  RATE_LIMITS: 'off',
  PORT: '0',
  LOG_LEVEL: 'error',
});

/** Starts a script and resolves when its output matches `ready`. */
export function start(script, env, ready, options = []) {
  const child = spawn(process.execPath, [...options, script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const found = ready.exec(out);
      if (found) resolve({ child, found });
    });
    child.on('exit', (code) => reject(new Error(`${script} ended with ${code}: ${out.slice(-500)}`)));
  });
}
/** Starts the product as `npm start` does; `origin` is its address. */
export async function startServer(env, options = []) {
  const { child, found } = await start(
    await ensureServerBuilt(),
    { ...serverEnv, ...env },
    /http:\/\/127\.0\.0\.1:\d+/,
    [...serverFlags, ...options],
  );
  return { child, origin: found[0] };
}
export const stop = (child) =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.on('exit', resolve);
    child.kill('SIGTERM');
  });

/** The token of a seeded account. */
export async function signIn(origin, username = 'admin') {
  const send = (path, body) =>
    fetch(
      `${origin}/server${path}`,
      body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {},
    ).then((r) => r.json());
  await send('/sys/randomImage/bench');
  const model = { username, password: 'Campus@2026', captcha: '8888', checkKey: 'bench' };
  await send('/companyRegister/queryCompanyInfo', model);
  return (await send('/sys/login', model)).result.token;
}
/** Calls of tenant 1; throws for a refusal. */
export function caller(origin, token) {
  const headers = { 'x-access-token': token, 'tenant-id': '1', 'content-type': 'application/json' };
  return async (method, path, body, more = {}) => {
    const reply = await fetch(`${origin}/server${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await reply.json();
    if (!answer.success) throw new Error(`${path}: ${answer.message}`);
    return answer.result;
  };
}

/** Milliseconds that the work takes. */
export async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
/** The time below which a share of the times lies. */
export const at = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];
/** The path of a named call of the baseline. */
export const getPath = (name) => `/${name.replace(/[^a-z0-9]+/g, '-')}`;
