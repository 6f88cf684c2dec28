import { callAt, type Reply } from '../support/server-process.ts';

/** A write whose answer has been waited for: acknowledged, refused, or cut off before anybody could say. */
export interface Attempt {
  /** What is written to: a position by its code, a company or a delivery by its id. */
  readonly key: string;
  /** What the row says when the write took place; steps have none, they are counted. */
  readonly value?: string;
  readonly outcome: 'done' | 'refused' | 'unknown';
}
interface Acts {
  readonly positions: Attempt[];
  readonly companies: Attempt[];
  readonly deliveries: Attempt[];
}
/** A row that steps are taken on, with the length of its history before. */
export interface Target {
  readonly id: string;
  readonly lines: number;
}
export interface Targets {
  readonly companies: readonly Target[];
  readonly deliveries: readonly Target[];
}

/** Refusals in a row after which no write of a kind is expected to be acknowledged. */
const enoughRefusals = 50;
const isAllRefused = (acts: readonly Attempt[]): boolean =>
  acts.length === enoughRefusals && acts.every(({ outcome }) => outcome === 'refused');

/**
 * Writes to one server through its calls until the server is gone: rows of the plain entity added and edited, companies
 * disabled and enabled (each with its line of the history), notes on deliveries (each a step of theirs). What became of
 * every write is kept in `acts`.
 */
export class Writers {
  readonly acts: Acts = { positions: [], companies: [], deliveries: [] };
  #gone = false;
  #codes = 0;
  #before: readonly number[] = [0, 0, 0];
  readonly #targets: Targets;
  readonly tokens: { readonly school: string; readonly hr: string };

  constructor(targets: Targets, tokens: { readonly school: string; readonly hr: string }) {
    this.#targets = targets;
    this.tokens = tokens;
  }

  /** Resolves when the server no longer answers. */
  async writeTo(address: string, round: number): Promise<void> {
    this.#gone = false;
    this.#before = this.#done();
    await Promise.all([this.#positions(address), this.#companies(address, round), this.#deliveries(address, round)]);
  }

  /** Waits until the present server has acknowledged `least` writes, of every kind at least one. Throws when it refuses all. */
  async haveWritten(least: number): Promise<void> {
    const more = (): number[] => this.#done().map((n, i) => n - (this.#before[i] as number));
    while (!this.#gone && (more().includes(0) || more().reduce((a, b) => a + b) < least)) {
      const refused = Object.entries(this.acts).find(([, acts]) => isAllRefused(acts.slice(-enoughRefusals)));
      if (refused) throw new Error(`the last ${enoughRefusals} writes of ${refused[0]} were refused`);
      await new Promise((done) => setTimeout(done, 5));
    }
  }
  #done(): number[] {
    const { positions, companies, deliveries } = this.acts;
    return [positions, companies, deliveries].map((acts) => acts.filter(({ outcome }) => outcome === 'done').length);
  }

  async #positions(address: string): Promise<void> {
    while (!this.#gone) {
      this.#codes += 1;
      const code = `kill-${this.#codes}`;
      const token = this.tokens.school;
      const add = { code, name: '第0版', postRank: '1' };
      const { result } = await this.#try(this.acts.positions, { key: code, value: add.name }, () =>
        callAt(address, '/sys/position/add', { token, body: add }),
      );
      for (let version = 0; version < 3 && result && !this.#gone; version += 1) {
        const name = `第${version + 1}版`;
        await this.#try(this.acts.positions, { key: code, value: name }, () =>
          callAt(address, '/sys/position/edit', { token, method: 'PUT', body: { id: result.id, version, name } }),
        );
      }
    }
  }
  async #companies(address: string, round: number): Promise<void> {
    const { companies } = this.#targets;
    for (let i = round; !this.#gone; i += 1) {
      const { id } = companies[i % companies.length] as Target;
      const step = async (call: string, body: object) =>
        this.#try(this.acts.companies, { key: id }, () =>
          callAt(address, `/api/pc/bizCompany/${call}`, { token: this.tokens.school, body: { id, ...body } }),
        );
      // An earlier round may have left it disabled: then only the second one is taken.
      await step('disable', { reason: '停用原因写在这里' });
      if (!this.#gone) await step('enable', {});
    }
  }
  async #deliveries(address: string, round: number): Promise<void> {
    const { deliveries } = this.#targets;
    for (let i = round; !this.#gone; i += 1) {
      const { id } = deliveries[i % deliveries.length] as Target;
      await this.#try(this.acts.deliveries, { key: id }, () =>
        callAt(address, '/resume/delivery/note', { token: this.tokens.hr, body: { id, remark: `第${i}次备注` } }),
      );
    }
  }

  async #try(
    list: Attempt[],
    what: Omit<Attempt, 'outcome'>,
    call: () => Promise<Reply>,
  ): Promise<{ result?: Reply['result'] }> {
    try {
      const { success, result } = await call();
      list.push({ ...what, outcome: success ? 'done' : 'refused' });
      return success ? { result } : {};
    } catch {
      // The connection broke: whether the write took place is for the store to say.
      this.#gone = true;
      list.push({ ...what, outcome: 'unknown' });
      return {};
    }
  }
}
