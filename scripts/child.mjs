/** Running other programs in the foreground: their output is ours, our signals are theirs, their exit code comes back. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Thrown once a signal has ended the running work, so that callers can release resources in `finally`. */
export class Interrupted extends Error {
  constructor(signal) {
    super(signal);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** A reason to stop that the user can do something about: shown as its sentence, without a stack. */
export class Expected extends Error {
  expected = true;
}

const running = new Set();
let received;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    received = signal;
    if (running.size === 0) process.exit(new Interrupted(signal).exitCode);
    // A terminal sends Ctrl+C to the whole process group: the children have it already.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of running) child.kill(signal);
  });
}

/** Throws Interrupted when a signal came while a child was running. To be called before the next piece of work. */
export function throwIfInterrupted() {
  if (received) throw new Interrupted(received);
}

/** Starts a program; `child` to end it early, `code` is its exit code (128 + n when a signal ended it). */
export function start(command, args, { cwd = root, env = {}, output = 'inherit' } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: definedOnly({ ...process.env, ...env }),
    stdio: ['inherit', output, 'inherit'],
  });
  running.add(child);
  const code = new Promise((settle, refuse) => {
    child.once('error', refuse);
    child.once('exit', (exit, signal) => settle(exit ?? 128 + constants.signals[signal]));
  }).finally(() => running.delete(child));
  return { child, code };
}

/** Runs a program to its end and gives its exit code. An undefined value in `env` removes the variable. */
export function run(command, args, options) {
  return start(command, args, options).code;
}

/** Runs Node itself: `args` start with a script. */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** The script behind a package's command, to be run by Node: a shim in node_modules/.bin needs a shell on Windows. */
export function tool(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, bin[command]);
}

function definedOnly(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
}
