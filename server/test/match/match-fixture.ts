import { weightNames } from '@campus/contract/match';
import { resumeIntention, resumeSkill, skill } from '@campus/contract/resume';
import { sql } from 'kysely';
import { runMatchJobs } from '../../src/areas/match/match-run.ts';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import type { Who } from '../delivery/delivery-people.ts';

export const standard = { wEdu: 15, wMajor: 25, wSkill: 25, wType: 15, wRegion: 10, wSalary: 5, wTime: 5 };
export interface Match {
  readonly id: string;
  readonly postId: string;
  readonly employId: string;
  readonly screen: number;
  readonly score: number;
  readonly metCount: number;
  readonly askedCount: number;
  readonly deliveryId: string | null;
  readonly explain: { readonly total: number; readonly dims: readonly object[] } | null;
  readonly ruleVersion: number;
}

/** Matches on the fixture of deliveries; nothing runs until a test says so. */
export class MatchFixture {
  readonly base: DeliveryFixture;
  #made = 0;

  private constructor(base: DeliveryFixture) {
    this.base = base;
  }
  static async open(): Promise<MatchFixture> {
    return new MatchFixture(await DeliveryFixture.open());
  }
  get db() {
    return this.base.db;
  }
  post(who: Who, path: string, body: object = {}) {
    return this.base.post(who, path, body);
  }
  get(who: Who, path: string, query: Record<string, string | number> = {}) {
    return this.base.get(who, path, query);
  }

  /** Adds a rule; the id. */
  async rule(more: Record<string, unknown> = {}): Promise<string> {
    this.#made += 1;
    const body = { name: `规则${this.#made}`, ...standard, threshold: 40, topN: 10, ...more };
    const reply = await this.post('school', '/match/matchRule/add', body);
    if (!reply.success) throw new Error(reply.message);
    const { rows } = await sql<{ id: string }>`select id from rc_match_rule where name = ${body.name}`.execute(this.db);
    return rows[0]?.id ?? '';
  }
  async activeRule(more: Record<string, unknown> = {}): Promise<string> {
    const id = await this.rule(more);
    const reply = await this.post('school', '/match/matchRule/activate', { id });
    if (!reply.success) throw new Error(reply.message);
    return id;
  }
  /** A student with a public résumé. */
  seeker(more: Record<string, unknown> = {}, cv: Record<string, unknown> = {}) {
    return this.base.student(more, { status: 1, ...cv });
  }
  async skill(name: string): Promise<string> {
    const values = { name, nameKey: name, category: '语言', status: 1 } as const;
    return (await this.base.as((context) => context.engine.insert(skill, values, context))).id;
  }
  hold(resumeId: string, skillId: string, level: number) {
    return this.base.as((context) =>
      context.engine.insert(resumeSkill, { resumeId, skillId, level, sort: 1 } as never, context),
    );
  }
  wish(resumeId: string, more: Record<string, unknown>) {
    const values = { resumeId, postTypeIds: 'none', regionCodes: '110100', nature: 1, sort: 1, ...more };
    return this.base.as((context) => context.engine.insert(resumeIntention, values as never, context));
  }
  /** Empties the queue. */
  run(): Promise<number> {
    return runMatchJobs(this.base.engine, new AbortController().signal);
  }
  /** Computes every pair of the tenant. */
  async runAll(): Promise<void> {
    this.#made += 1;
    await sql`
      insert into rc_match_job (id, tenant_id, create_by, create_time, kind, ref_id, status, total, done)
      values (${`all-${this.#made}`}, 2, 'test', now(), 'all', '', 0, 0, 0)
      on conflict do nothing`.execute(this.db);
    await this.run();
  }
  async matches(condition = 'true'): Promise<Match[]> {
    const { rows } = await sql<Match>`
      select * from rc_match_result where ${sql.raw(condition)} order by post_id, score desc, employ_id`.execute(
      this.db,
    );
    return rows;
  }
  async match(employId: string): Promise<Match> {
    const [row] = await this.matches(`employ_id = '${employId}'`);
    if (!row) throw new Error('no such match');
    return row;
  }
}
export const getWeights = (values: readonly number[]) =>
  Object.fromEntries(weightNames.map((name, at) => [name, values[at]]));
