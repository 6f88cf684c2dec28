import { readdirSync } from 'node:fs';
import { cpus, freemem, loadavg, totalmem } from 'node:os';
import { type EventLoopUtilization, monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const mb = 1024 * 1024;
const round = (n: number): number => Math.round(n * 10) / 10;

interface Ticks {
  readonly idle: number;
  readonly total: number;
}
function ticksOfMachine(): Ticks {
  const all = cpus().map(({ times }) => times);
  const idle = all.reduce((sum, times) => sum + times.idle, 0);
  return { idle, total: all.reduce((sum, t) => sum + t.user + t.nice + t.sys + t.irq + t.idle, 0) };
}

/** Threads of this process; 1 where the system does not report them. */
function threadsOfProcess(): number {
  try {
    return readdirSync('/proc/self/task').length;
  } catch {
    return 1;
  }
}
const builtinModules = (): number => (process as { moduleLoadList?: readonly string[] }).moduleLoadList?.length ?? 0;

/** Metrics of the machine and of this process. */
export interface RuntimeSample {
  readonly [metric: string]: number;
}

/** Samples the machine and the process; each sample covers the time since the previous one. */
export class RuntimeFigures {
  readonly #delay = monitorEventLoopDelay({ resolution: 10 });
  readonly #gc = { count: 0, ms: 0 };
  readonly #observer: PerformanceObserver;
  #mostThreads = 0;
  #machine = ticksOfMachine();
  #own = process.cpuUsage();
  #at = performance.now();
  #loop: EventLoopUtilization = performance.eventLoopUtilization();

  constructor() {
    this.#delay.enable();
    this.#observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        this.#gc.count += 1;
        this.#gc.ms += duration;
      }
    });
    this.#observer.observe({ entryTypes: ['gc'] });
  }
  end(): void {
    this.#delay.disable();
    this.#observer.disconnect();
  }

  sample(): RuntimeSample {
    const machine = ticksOfMachine();
    const own = process.cpuUsage();
    const at = performance.now();
    const loop = performance.eventLoopUtilization();
    const busy = machine.total - this.#machine.total - (machine.idle - this.#machine.idle);
    const cores = cpus().length;
    const spent = own.user + own.system - this.#own.user - this.#own.system;
    const memory = process.memoryUsage();
    const [one = 0, five = 0, fifteen = 0] = loadavg();
    const threads = threadsOfProcess();
    this.#mostThreads = Math.max(this.#mostThreads, threads);
    const sample = {
      'system.cpu.count': cores,
      'system.cpu.usage': round((busy / Math.max(1, machine.total - this.#machine.total)) * 100),
      'system.load.1': round(one),
      'system.load.5': round(five),
      'system.load.15': round(fifteen),
      'system.memory.total': Math.round(totalmem() / mb),
      'system.memory.free': Math.round(freemem() / mb),
      'system.memory.usage': round((1 - freemem() / totalmem()) * 100),
      'process.start.time': Math.round((Date.now() - performance.now()) / 1000),
      'process.uptime': Math.round(process.uptime()),
      'process.cpu.usage': round((spent / 1000 / Math.max(1, at - this.#at) / cores) * 100),
      'process.rss': round(memory.rss / mb),
      'jvm.memory.max': round(getHeapStatistics().heap_size_limit / mb),
      'jvm.memory.committed': round(memory.heapTotal / mb),
      'jvm.memory.used': round(memory.heapUsed / mb),
      'process.external': round(memory.external / mb),
      'process.arrayBuffers': round(memory.arrayBuffers / mb),
      'nodejs.eventloop.lag': round(this.#delay.mean / 1e6 || 0),
      'nodejs.eventloop.lag.p99': round(this.#delay.percentile(99) / 1e6 || 0),
      'nodejs.eventloop.utilization': round(performance.eventLoopUtilization(loop, this.#loop).utilization * 100),
      'process.threads': threads,
      'process.threads.peak': this.#mostThreads,
      'process.modules': builtinModules(),
      'process.handles': process.getActiveResourcesInfo().length,
      'jvm.gc.pause.count': this.#gc.count,
      'jvm.gc.pause.time': round(this.#gc.ms),
    };
    this.#delay.reset();
    [this.#machine, this.#own, this.#at, this.#loop] = [machine, own, at, loop];
    return sample;
  }
}
