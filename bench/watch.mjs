/** Memory and processor time of a process and its children, and times of list calls, while some work runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { at, timed } from './server.mjs';

const megabyte = 1024;

/** Resident kilobytes and parent of a process; undefined when it has ended. */
function readProcess(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid: Number(pid), parent: read('PPid'), rss: read('VmRSS') };
  } catch {
    return undefined;
  }
}

/** A process with all its descendants. */
function listFamily(pid) {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(name) ?? []) : []));
  const family = new Set([pid]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid: child, parent } of all) if (family.has(parent)) family.add(child);
  }
  return all.filter((one) => family.has(one.pid));
}

/** Resident megabytes of a process, and of it with all its descendants. */
export function measureMemory(pid) {
  const members = listFamily(pid);
  const sum = (list) => list.reduce((total, { rss }) => total + rss, 0) / megabyte;
  return { own: sum(members.filter((one) => one.pid === pid)), all: sum(members) };
}

const ticksPerSecond = 100;
/** Ticks of a process, and of the children that it has seen end. */
function readTicks(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ').slice(11, 15).map(Number);
    return fields.reduce((sum, ticks) => sum + ticks, 0);
  } catch {
    return 0; // It has ended since; its parent counts it.
  }
}
/** Processor seconds that a process and all its descendants have taken so far. */
export const measureCpu = (pid) => listFamily(pid).reduce((sum, one) => sum + readTicks(one.pid), 0) / ticksPerSecond;

/**
 * Runs `work` while `list` is called every 20 ms by `readers` callers. Returns what the work gave, its seconds, the peak
 * megabytes of the server alone and with its children, and times of the calls.
 */
export async function watch(pid, list, work, readers = 2) {
  const peak = { own: 0, all: 0 };
  const times = [];
  let running = true;
  const memory = async () => {
    while (running) {
      const { own, all } = measureMemory(pid);
      peak.own = Math.max(peak.own, own);
      peak.all = Math.max(peak.all, all);
      await sleep(50);
    }
  };
  const read = async () => {
    while (running) {
      times.push(await timed(list));
      await sleep(20);
    }
  };
  const begun = performance.now();
  const others = [memory(), ...Array.from({ length: readers }, read)];
  try {
    const result = await work();
    return { result, seconds: (performance.now() - begun) / 1000, peak, p50: at(times, 0.5), p99: at(times, 0.99) };
  } finally {
    running = false;
    await Promise.all(others);
  }
}

/** Limits of work on large files: memory of the server, without the process that reads a file, and 99 of 100 list calls. */
export const limits = { megabytes: 300, listMs: 200 };

/** Prints a measurement; sets the exit code when it is beyond the limits. */
export function report(name, { seconds, peak, p50, p99 }, more = '') {
  const fits = peak.own < limits.megabytes && p99 < limits.listMs;
  console.log(
    `${name}: ${seconds.toFixed(1)} s${more}; peak ${peak.own.toFixed(0)} MB (limit ${limits.megabytes}), with children ${peak.all.toFixed(0)} MB; list median ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (limit ${limits.listMs})${fits ? '' : '  BEYOND THE LIMIT'}`,
  );
  if (!fits) process.exitCode = 1;
}
