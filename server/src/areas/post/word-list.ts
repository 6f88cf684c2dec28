import { Failure } from '@campus/contract/kit';
import {
  checkPostWords,
  exceptionPhrases,
  forbiddenWord,
  type ListedWord,
  type PostRisk,
  postRefusals,
  postWordHits,
  testWords,
  textHits,
  toRisks,
  wordLevels,
} from '@campus/contract/post';
import { type WordHit, wordMatcher } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { TimedCacheSource } from '../../kit/area-server.ts';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { PostDraft } from './post-check.ts';

/** The active words of the session's tenant. */
async function wordsInUse(context: Context): Promise<ListedWord[]> {
  type Stored = Omit<ListedWord, 'exceptions'> & { exceptions: string | null; wordPinyin: string | null };
  const { rows } = await sql<Stored>`
    select id, word, word_pinyin, kind, level, exceptions, replace_tip from rc_post_forbidden_word
    where ${context.live(forbiddenWord)} and status = 1`.execute(context.db);
  return rows.map(({ wordPinyin, ...row }) => ({
    ...row,
    exceptions: exceptionPhrases(row.exceptions),
    syllables: (wordPinyin ?? '').split('|')[0]?.split(' ') ?? [],
  }));
}

/** Compiled lists of the tenants; a change drops that of its tenant in every process. */
export const wordCache: TimedCacheSource = { name: 'postWords', lifeMs: 600_000, most: 200 };
type Finding = (text: string) => WordHit<ListedWord>[];
const loadFinding = (context: Context): Promise<Finding> =>
  context.services.caches
    .timed(wordCache)
    .get(context.session.tenantId, '', context.engine.now().getTime(), async () =>
      wordMatcher(await wordsInUse(context)),
    );
const dropWords = (context: Context): void =>
  context.services.caches.ownerChanged(context, wordCache, context.session.tenantId);

/** Risks in a post's texts for the auditor to review. Throws RC_POST_WORD, by field, for a forbidden word. */
export async function findRisks(post: PostDraft, context: Context): Promise<PostRisk[]> {
  const risks = toRisks(postWordHits(post, await loadFinding(context)));
  const forbidden = risks.filter((risk) => risk.level === wordLevels.forbidden);
  if (forbidden.length === 0) return risks;
  const getWords = (list: readonly PostRisk[]): string[] => [...new Set(list.map((risk) => risk.word))];
  const fields = Object.fromEntries(
    forbidden.map(({ field }) => [
      field,
      postRefusals.forbiddenWords(getWords(forbidden.filter((risk) => risk.field === field))),
    ]),
  );
  const words = getWords(forbidden);
  throw new Failure('refused', postRefusals.forbiddenWords(words), fields, { errorCode: 'RC_POST_WORD', words });
}

/** Counts the accepted risk words of a submitted post; rows are locked in a fixed order. */
export async function countHits(risks: readonly PostRisk[], context: Context): Promise<void> {
  const ids = [...new Set(risks.map((risk) => risk.wordId))];
  if (ids.length === 0) return;
  await sql`
    with hit as (select id from rc_post_forbidden_word where id = any(${ids}::text[]) order by id for no key update)
    update rc_post_forbidden_word w set hit_count = coalesce(w.hit_count, 0) + 1 from hit where w.id = hit.id`.execute(
    context.db,
  );
}

export const wordCheckAnswer = answer(
  checkPostWords,
  async (post, context) => postWordHits(post, await loadFinding(context)),
  { transaction: false },
);

export const wordTestAnswer = answer(
  testWords,
  async ({ text }, context) => textHits(text, await loadFinding(context)),
  {
    transaction: false,
  },
);

/** The word list; exception phrases are stored in a normalised form. */
export const forbiddenWordBehaviour = behaviour(forbiddenWord, {
  beforeSave(draft) {
    if (draft.exceptions !== undefined) draft.exceptions = exceptionPhrases(draft.exceptions).join(',') || null;
  },
  afterSave: (_row, context) => dropWords(context),
  beforeDelete: (_row, context) => dropWords(context),
});
