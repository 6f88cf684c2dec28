import { listSimilar, normalizeQuestion, questAns, questRefusals } from '@campus/contract/interaction';
import { fieldFailure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { loadSynonyms } from './knowledge.ts';

const mostSimilar = 20;
interface Wordings {
  readonly id?: string | undefined;
  readonly question: string;
  readonly similarQuestions: string | null;
}

/** The normalised wordings of an entry, one per line. */
export async function loadKeys({ question, similarQuestions }: Wordings, context: Context): Promise<string[]> {
  const synonyms = await loadSynonyms(context.engine);
  return [question, ...listSimilar(similarQuestions)].map((words) => normalizeQuestion(words, synonyms));
}

/** Throws when the similar wordings are too many or too long, or when another entry has the same wording. */
export async function checkWordings(entry: Wordings, context: Context): Promise<void> {
  const similar = listSimilar(entry.similarQuestions);
  if (similar.length > mostSimilar) throw fieldFailure('similarQuestions', questRefusals.mostSimilar);
  if (similar.some((words) => [...words].length < 2 || [...words].length > 200))
    throw fieldFailure('similarQuestions', questRefusals.similarLength);
  const keys = await loadKeys(entry, context);
  // Another entry with the same wording that is saved at the same moment waits.
  await sql`select pg_advisory_xact_lock(hashtext(${`wordings:${context.session.tenantId}`}))`.execute(context.db);
  const { rows } = await sql<{ question: string; common: string[] }>`
    select question, array(select unnest(string_to_array(wording_keys, E'\n')) intersect select unnest(${keys}::text[])) as common
    from qa_quest_ans
    where ${context.live(questAns)} and id <> ${entry.id ?? ''} and string_to_array(wording_keys, E'\n') && ${keys}::text[]
    order by id limit 1`.execute(context.db);
  const [other] = rows;
  if (!other) return;
  const field = other.common.includes(keys[0] as string) ? 'question' : 'similarQuestions';
  throw fieldFailure(field, questRefusals.alike(other.question));
}
