/** Interval between samples. */
export const sampleMs = 2_000;
/** Ten minutes of samples; a screen shows the last minute. */
const maxSamples = 300;
const samplesPerMinute = 30;

export type Sample = Readonly<Record<string, number>>;

/** Takes a sample every two seconds and keeps ten minutes of them. */
export class Sampler {
  readonly #take: () => Sample;
  readonly #samples: Sample[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(take: () => Sample) {
    this.#take = take;
  }
  start(): void {
    this.#timer = setInterval(() => this.sample(), sampleMs).unref();
  }
  sample(): void {
    this.#samples.push(this.#take());
    if (this.#samples.length > maxSamples) this.#samples.shift();
  }
  end(): void {
    clearInterval(this.#timer);
  }
  /** The latest values; the first reader takes the first sample. */
  latest(): Sample {
    if (this.#samples.length === 0) this.sample();
    return this.#samples.at(-1) ?? {};
  }
  /** Values of a metric in the last minute, oldest first. */
  history(metric: string): readonly number[] {
    return this.#samples
      .slice(-samplesPerMinute)
      .flatMap((sample) => (metric in sample ? [sample[metric] as number] : []));
  }
  /** The last minute of every metric. */
  minute(): Readonly<Record<string, readonly number[]>> {
    return Object.fromEntries(Object.keys(this.latest()).map((metric) => [metric, this.history(metric)]));
  }
}
