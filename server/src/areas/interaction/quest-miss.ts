import {
  cleanAnswer,
  ignoredDays,
  listSimilar,
  normalizeQuestion,
  qaAudiences,
  qaSources,
  questAns,
  questMiss,
  questMissFlow,
  questRefusals,
} from '@campus/contract/interaction';
import { failure, getCodes, type Row, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { addSeconds, day } from '../../platform/sign-in/moments.ts';
import { getAudience, invalidateKnowledge, loadSynonyms } from './knowledge.ts';
import { checkWordings, loadKeys } from './wordings.ts';

const [waiting, ignored] = getCodes(questMissFlow, 'waiting', 'ignored');
const [longestQuestion, longestEntry] = [500, 200];
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** Adds a wording to an entry. Throws when the entry is full or another entry has the same wording. */
export async function addWording(id: string, wording: string, context: Context): Promise<void> {
  const { engine } = context;
  const entry = await engine.lock(questAns, id, context);
  if (!entry) throw failure('notFound');
  if (entry.source === qaSources.synchronised) throw refusal(questRefusals.synchronised);
  const similarQuestions = listSimilar(
    [entry.similarQuestions ?? '', cut(wording.trim(), longestEntry)].join('\n'),
  ).join('\n');
  await checkWordings({ id, question: entry.question, similarQuestions }, context);
  const wordingKeys = (await loadKeys({ question: entry.question, similarQuestions }, context)).join('\n');
  await engine.set(questAns, id, { similarQuestions, wordingKeys }, context);
  invalidateKnowledge(context);
}

/** Unanswered questions: turned into a draft, added as a wording of an entry, or ignored for a while. */
export const questMissBehaviour = behaviour(questMiss, {
  steps: {
    async convert(row: Row<typeof questMiss>, { category, answer }, context) {
      const question = cut(row.question ?? '', longestEntry);
      const wordings = { question, similarQuestions: null };
      await checkWordings(wordings, context);
      await context.engine.insert(
        questAns,
        {
          question,
          answer: cleanAnswer(answer ?? ''),
          category,
          audience: row.userType ?? qaAudiences.all,
          source: qaSources.missed,
          wordingKeys: (await loadKeys(wordings, context)).join('\n'),
        },
        context,
      );
    },
    attach: (row: Row<typeof questMiss>, { questAnsId }, context) =>
      addWording(questAnsId, row.question ?? '', context),
    ignore: (_row, _input, context) => ({ ignoredUntil: addSeconds(context.now, ignoredDays * day) }),
  },
});

/** Records an unanswered question: one row per normalised wording, counted. */
export async function recordMiss(
  asked: string,
  best: { readonly id: string; readonly score: number } | undefined,
  context: Context,
): Promise<void> {
  const { engine, session, now } = context;
  const question = cut(asked, longestQuestion);
  const questionKey = cut(normalizeQuestion(question, await loadSynonyms(engine)), longestQuestion);
  if (questionKey === '') return;
  // Who asks the same for the first time at the same moment is counted instead of refused.
  await sql`select pg_advisory_xact_lock(hashtext(${`miss:${session.tenantId}:${questionKey}`}))`.execute(context.db);
  const seen = { bestMatch: best?.id ?? null, bestScore: best?.score ?? 0, lastTime: now };
  const { rows } = await sql<{ id: string; status: number; missCount: number; ignoredUntil: string | null }>`
    select id, status, coalesce(miss_count, 0) as miss_count,
      to_char(ignored_until, 'YYYY-MM-DD HH24:MI:SS') as ignored_until
    from qa_miss where ${context.live(questMiss)} and question_key = ${questionKey} for no key update`.execute(
    context.db,
  );
  const [known] = rows;
  if (!known) {
    await engine.insert(
      questMiss,
      { question, questionKey, missCount: 1, userType: getAudience(session), ...seen },
      context,
    );
    return;
  }
  if (known.status === ignored && (known.ignoredUntil ?? '') > now) return;
  await sql`
    update qa_miss set miss_count = ${known.missCount + 1}, best_match = ${seen.bestMatch}, best_score = ${seen.bestScore},
      last_time = ${now},
      status = case when status = ${ignored} then ${waiting} else status end
    where id = ${known.id}`.execute(context.db);
}
