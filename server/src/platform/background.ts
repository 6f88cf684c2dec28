import type { EngineApi } from '../kit/context.ts';
import type { Log } from '../kit/log.ts';

/** Work that continues until nothing is left to do or the signal ends it. */
export interface BackgroundTask {
  readonly name: string;
  run(engine: EngineApi, signal: AbortSignal): Promise<unknown>;
}

/**
 * Work outside of requests that starts right after a commit, e.g. a queue of runs. One run of each task at a time in this
 * process; what is left over when the process ends is found by a scheduled job.
 */
export class BackgroundWork {
  readonly #engine: EngineApi;
  readonly #log: Log;
  readonly #running = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  readonly #stop = new AbortController();
  #isStarted = false;

  constructor(engine: EngineApi, log: Log) {
    this.#engine = engine;
    this.#log = log;
  }
  /** Until then a wake does nothing: a process without schedules leaves the work to others. */
  start(): void {
    this.#isStarted = true;
  }
  /** Starts the task, or lets it run once more when it is running. Does not wait for it. */
  wake(task: BackgroundTask): void {
    if (!this.#isStarted || this.#stop.signal.aborted) return;
    if (this.#running.has(task.name)) {
      this.#again.add(task.name);
      return;
    }
    this.#running.set(
      task.name,
      this.#run(task).finally(() => this.#running.delete(task.name)),
    );
  }
  /** Ends the running tasks at their next pause and waits for them. */
  async end(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running.values());
  }
  async #run(task: BackgroundTask): Promise<void> {
    do {
      this.#again.delete(task.name);
      await task
        .run(this.#engine, this.#stop.signal)
        .catch((error: unknown) => this.#log.error(`background task ${task.name}`, error));
    } while (this.#again.has(task.name) && !this.#stop.signal.aborted);
  }
}
