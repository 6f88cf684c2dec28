/** Runs other programs in the foreground: inherits output, forwards signals, returns the exit code. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Thrown once a signal has ended the running work, so that callers can release resources in `finally`. */
export class Interrupted extends Error {
  constructor(signal) {
    super(signal);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** An error that the user can resolve: printed as its message without a stack. */
export class Expected extends Error {
  expected = true;
}

const running = new Set();
let received;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    received = signal;
    if (running.size === 0) process.exit(new Interrupted(signal).exitCode);
    // A terminal sends Ctrl+C to the whole process group: the children already have it.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of running) child.kill(signal);
  });
}

/** Throws Interrupted when a signal arrived while a child was running. Call it before the next step. */
export function throwIfInterrupted() {
  if (received) throw new Interrupted(received);
}

/** Starts a program; `child` can be killed, `code` is its exit code (128 + n when a signal ended it). */
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

/** Runs a program and returns its exit code. An undefined value in `env` removes the variable. */
export function run(command, args, options) {
  return start(command, args, options).code;
}

/** Runs a Node script with arguments. */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** The script of a package's command, to be run by Node: the shims in node_modules/.bin need a shell on Windows. */
export function tool(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, bin[command]);
}

function definedOnly(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
}
