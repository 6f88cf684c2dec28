import {
  type Askable,
  keywordsOf,
  type Prepared,
  prepared,
  qaAudiences,
  questAnsFlow,
  type Synonyms,
  similarOf,
} from '@campus/contract/interaction';
import { isEnterprise, isStaff, type Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Engine } from '../../kit/engine.ts';

/** An entry in use, as the assistant compares it. */
interface KnownEntry extends Askable {
  readonly answer: string;
  readonly audience: string;
  readonly relatedIds: readonly string[];
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

const channel = 'knowledge';
type Base = readonly Prepared<KnownEntry>[];

/** The entries in use by tenant, prepared once; forgotten in every process when one of them changes. */
class Knowledge {
  readonly #engine: Engine;
  readonly #bases = new Map<number, { readonly synonyms: string; readonly base: Base }>();

  constructor(engine: Engine) {
    this.#engine = engine;
    engine.parts.database.subscribe(channel, (tenant) => void this.#bases.delete(Number(tenant)));
  }
  async forget(tenantId: number): Promise<void> {
    this.#bases.delete(tenantId);
    await this.#engine.parts.database.publish(channel, String(tenantId));
  }
  /** Reads on the engine's own connection: not for use inside a transaction. */
  async of(tenantId: number): Promise<Base> {
    const synonyms = await synonymsOf(this.#engine);
    const key = JSON.stringify(synonyms);
    const known = this.#bases.get(tenantId);
    if (known?.synonyms === key) return known.base;
    const base = (await this.#load(tenantId)).map((entry) => prepared(entry, synonyms));
    this.#bases.set(tenantId, { synonyms: key, base });
    return base;
  }
  async #load(tenantId: number): Promise<KnownEntry[]> {
    const { rows } = await sql<
      Omit<KnownEntry, 'similar' | 'keywords' | 'relatedIds'> & Record<'similar' | 'words' | 'related', string | null>
    >`
      select id, question, similar_questions as similar, keywords as words, answer, audience, related_ids as related,
        coalesce(hit_count, 0) as hit_count, valid_from::text, valid_to::text
      from qa_quest_ans
      where tenant_id = ${tenantId} and del_flag = 0 and status = ${questAnsFlow.states.enabled.code}`.execute(
      this.#engine.db,
    );
    return rows.map(({ similar, words, related, ...row }) => ({
      ...row,
      similar: similarOf(similar),
      keywords: keywordsOf(words),
      relatedIds: (related ?? '').split(',').filter(Boolean),
    }));
  }
}

const byEngine = new WeakMap<Engine, Knowledge>();
function knowledgeOf(engine: Engine): Knowledge {
  const known = byEngine.get(engine) ?? new Knowledge(engine);
  byEngine.set(engine, known);
  return known;
}

/** Words that are read as others, as the administrators keep them. */
export async function synonymsOf(engine: Engine): Promise<Synonyms> {
  return [...((await engine.parts.ports.dictionary('qa_synonym')) ?? [])];
}
/** After the commit: the assistant reads the entries of the session's tenant anew. */
export function forgetKnowledge(context: Context): void {
  const { engine, session } = context;
  context.later(() => knowledgeOf(engine).forget(session.tenantId));
}

/** The audience whose entries a session is answered from. */
export function audienceOf(session: Session): string {
  if (isStaff(session)) return qaAudiences.school;
  if (isEnterprise(session)) return qaAudiences.enterprise;
  return session.audience === 'student' ? qaAudiences.student : qaAudiences.all;
}

/** Entries in use today that are meant for `audience`. Not for use inside a transaction. */
export async function entriesFor(context: Context, audience: string = audienceOf(context.session)): Promise<Base> {
  const today = context.now.slice(0, 10);
  return (await knowledgeOf(context.engine).of(context.session.tenantId)).filter(
    ({ entry }) =>
      (entry.audience === qaAudiences.all || entry.audience === audience) &&
      (entry.validFrom === null || entry.validFrom <= today) &&
      (entry.validTo === null || entry.validTo >= today),
  );
}
