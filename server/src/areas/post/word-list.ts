import { Failure } from '@campus/contract/kit';
import {
  checkPostWords,
  exceptionPhrases,
  forbiddenWord,
  type ListedWord,
  type PostRisk,
  postRefusals,
  postWordHits,
  risksOf,
  wordLevels,
} from '@campus/contract/post';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { PostDraft } from './post-check.ts';

/** The active words of the session's tenant. */
async function wordsInUse(context: Context): Promise<ListedWord[]> {
  const { rows } = await sql<Omit<ListedWord, 'exceptions'> & { exceptions: string | null }>`
    select id, word, kind, level, exceptions, replace_tip from rc_post_forbidden_word
    where ${context.live(forbiddenWord)} and status = 1`.execute(context.db);
  return rows.map((row) => ({ ...row, exceptions: exceptionPhrases(row.exceptions) }));
}

/** Risks in a post's texts for the auditor to review. Throws RC_POST_WORD, by field, for a forbidden word. */
export async function findRisks(post: PostDraft, context: Context): Promise<PostRisk[]> {
  const risks = risksOf(postWordHits(post, await wordsInUse(context)));
  const forbidden = risks.filter((risk) => risk.level === wordLevels.forbidden);
  if (forbidden.length === 0) return risks;
  const wordsOf = (list: readonly PostRisk[]): string[] => [...new Set(list.map((risk) => risk.word))];
  const fields = Object.fromEntries(
    forbidden.map(({ field }) => [
      field,
      postRefusals.forbiddenWords(wordsOf(forbidden.filter((risk) => risk.field === field))),
    ]),
  );
  const words = wordsOf(forbidden);
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
  async (post, context) => postWordHits(post, await wordsInUse(context)),
  { transaction: false },
);

/** The word list; exception phrases are stored in a normalised form. */
export const forbiddenWordBehaviour = behaviour(forbiddenWord, {
  beforeSave(draft) {
    if (draft.exceptions !== undefined) draft.exceptions = exceptionPhrases(draft.exceptions).join(',') || null;
  },
});
