import { randomUUID } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  unlinkSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const heartbeatMs = 2_000;
const staleMs = 15_000;

/**
 * Owner of a folder. `machine` distinguishes process ids of different hosts and containers, `taken` one lock from the
 * next.
 */
interface Owner {
  readonly pid: number;
  readonly startedAt: string | null;
  readonly machine: string;
  readonly taken: string;
}

/** Another process has the data folder open; the message is for the person who started this process. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
  readonly directory: string;
  readonly pid: number;

  constructor(directory: string, pid: number) {
    super(`数据目录 ${directory} 正被另一个进程（PID ${pid}）使用，请先停止它，或用 DATABASE_URL 连接 PostgreSQL`);
    this.directory = directory;
    this.pid = pid;
  }
}

/**
 * Locks the folder for this process and returns the unlock function; the end of the process unlocks it too. Takes over
 * a lock whose owner is gone. Throws `DirectoryInUse`.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const path = join(directory, '.lock');
  const mine = JSON.stringify({
    pid: process.pid,
    startedAt: findProcess(process.pid)?.startedAt ?? null,
    machine: machineId(),
    taken: randomUUID(),
  });
  while (!tryCreate(path, mine)) await removeStaleLock(directory, path);

  // For processes that cannot look up this one, because they run on another host or in another container.
  const heartbeat = setInterval(() => utimes(path, new Date(), new Date(), () => undefined), heartbeatMs).unref();
  const release = (): void => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (readContent(path) === mine) unlinkSync(path);
  };
  process.on('exit', release);
  return release;
}

function tryCreate(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock when its owner is gone. Renames it first, so only one of several processes succeeds. */
async function removeStaleLock(directory: string, path: string): Promise<void> {
  const content = await readSettledContent(path);
  if (content === undefined) return;
  const owner = parseOwner(content);
  if (owner && isHeldBy(owner, path)) throw new DirectoryInUse(directory, owner.pid);

  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readContent(aside);
  // Another process was faster and this is its lock: put it back; the next attempt finds it.
  if (moved !== content && !existsSync(path)) renameSync(aside, path);
  else unlinkSync(aside);
}

/** The content of the lock; a new one can be empty for a moment, one that stays empty is left over from a crash. */
async function readSettledContent(path: string): Promise<string | undefined> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const content = readContent(path);
    if (content !== '') return content;
    await sleep(100);
  }
  return '';
}

function readContent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Undefined for a lock that was not written completely. */
function parseOwner(content: string): Owner | undefined {
  try {
    return JSON.parse(content) as Owner;
  } catch {
    return undefined;
  }
}

function isHeldBy(owner: Owner, path: string): boolean {
  if (owner.machine !== machineId()) {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat !== undefined && Date.now() - stat.mtimeMs < staleMs;
  }
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
  }
  const found = findProcess(owner.pid);
  // Without /proc, a running process with that id counts as the owner.
  return !found || (!found.dead && found.startedAt === owner.startedAt);
}

/** Start time in clock ticks since boot; it distinguishes the owner from a later process with the same id. */
function findProcess(pid: number): { startedAt: string; dead: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { startedAt: fields[19] ?? '', dead: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return undefined;
  }
}

function machineId(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function errorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
