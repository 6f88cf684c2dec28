export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid settings; the message names all of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`配置有误，服务未启动：\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads values and collects errors. */
export class Reader {
  readonly problems: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }
  text(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined;
  }
  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  }
  integer(name: string, fallback: number, least: number, most: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const n = Number(value);
    if (Number.isInteger(n) && n >= least && n <= most) return n;
    this.problems.push(`${name} 应为 ${least} 到 ${most} 之间的整数，现为“${value}”`);
    return fallback;
  }
  choice<const T extends string>(name: string, values: readonly T[], fallback: NoInfer<T>): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    if ((values as readonly string[]).includes(value)) return value as T;
    this.problems.push(`${name} 只能是 ${values.join('、')}，现为“${value}”`);
    return fallback;
  }
  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['1', 'on', 'true', 'yes'].includes(value)) return true;
    if (['0', 'off', 'false', 'no'].includes(value)) return false;
    this.problems.push(`${name} 只能是 1（on）或 0（off），现为“${value}”`);
    return fallback;
  }
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    try {
      if (protocols.includes(new URL(value).protocol)) return value.replace(/\/+$/, '');
    } catch {
      // Reported below with the common message for invalid URLs.
    }
    this.problems.push(`${name} 应是以 ${protocols.map((p) => `${p}//`).join(' 或 ')} 开头的地址`);
    return undefined;
  }
  refuse(when: boolean, problem: string): void {
    if (when) this.problems.push(problem);
  }
}
