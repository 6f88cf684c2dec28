import {
  type Askable,
  getKeywords,
  listSimilar,
  type Prepared,
  prepareEntry,
  qaAudiences,
  questAnsFlow,
  type Synonyms,
} from '@campus/contract/interaction';
import { isEnterprise, isStaff, type Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { TimedCacheSource } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';

/** An active entry, prepared for matching. */
interface KnownEntry extends Askable {
  readonly answer: string;
  readonly audience: string;
  readonly relatedIds: readonly string[];
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

type Base = readonly Prepared<KnownEntry>[];
/** The active entries by tenant, prepared once and cached until one of them changes. */
export const knowledgeCache: TimedCacheSource = { name: 'knowledge', lifeMs: Infinity, most: 1_000 };

/** The entries of a tenant with its synonyms. Reads on the engine's own connection: do not call inside a transaction. */
async function loadBase(engine: EngineApi, tenantId: number): Promise<Base> {
  const synonyms = await loadSynonyms(engine);
  const key = JSON.stringify(synonyms);
  return engine.services.caches
    .timed(knowledgeCache)
    .get(tenantId, key, 0, async () =>
      (await loadEntries(engine, tenantId)).map((entry) => prepareEntry(entry, synonyms)),
    );
}
async function loadEntries(engine: EngineApi, tenantId: number): Promise<KnownEntry[]> {
  const { rows } = await sql<
    Omit<KnownEntry, 'similar' | 'keywords' | 'relatedIds'> & Record<'similar' | 'words' | 'related', string | null>
  >`
    select id, question, similar_questions as similar, keywords as words, answer, audience, related_ids as related,
      coalesce(hit_count, 0) as hit_count, valid_from::text, valid_to::text
    from qa_quest_ans
    where tenant_id = ${tenantId} and del_flag = 0 and status = ${questAnsFlow.states.enabled.code}`.execute(engine.db);
  return rows.map(({ similar, words, related, ...row }) => ({
    ...row,
    similar: listSimilar(similar),
    keywords: getKeywords(words),
    relatedIds: (related ?? '').split(',').filter(Boolean),
  }));
}

/** Synonyms configured by the administrators. */
export async function loadSynonyms(engine: EngineApi): Promise<Synonyms> {
  return [...((await engine.ports.dictionary('qa_synonym')) ?? [])];
}
/** Drops the cached entries of the session's tenant after the commit. */
export function invalidateKnowledge(context: Context): void {
  context.services.caches.ownerChanged(context, knowledgeCache, context.session.tenantId);
}

/** The audience whose entries a session may read. */
export function getAudience(session: Session): string {
  if (isStaff(session)) return qaAudiences.school;
  if (isEnterprise(session)) return qaAudiences.enterprise;
  return session.audience === 'student' ? qaAudiences.student : qaAudiences.all;
}

/** Entries active today for `audience`. Do not call inside a transaction. */
export async function entriesFor(context: Context, audience: string = getAudience(context.session)): Promise<Base> {
  const today = context.now.slice(0, 10);
  return (await loadBase(context.engine, context.session.tenantId)).filter(
    ({ entry }) =>
      (entry.audience === qaAudiences.all || entry.audience === audience) &&
      (entry.validFrom === null || entry.validFrom <= today) &&
      (entry.validTo === null || entry.validTo >= today),
  );
}
