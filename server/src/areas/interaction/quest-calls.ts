import { aiMessage } from '@campus/contract/assistant';
import {
  getDecision,
  getPieces,
  mergeSimilar,
  nearest,
  questAns,
  questAnsFlow,
  questMiss,
  questMissFlow,
  questRefusals,
  questStatistics,
  testQuestion,
  voteAnswer,
} from '@campus/contract/interaction';
import { getCodes, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import { jsonb } from '../../kit/database/parameters.ts';
import { answer } from '../../kit/http/answer.ts';
import { addSeconds, day } from '../../platform/sign-in/moments.ts';
import { getAudience, loadSynonyms } from './knowledge.ts';
import { loadKnown } from './known.ts';
import { addWording } from './quest-miss.ts';
import { changeVote } from './votes.ts';

const [enabled] = getCodes(questAnsFlow, 'enabled');
const [waiting] = getCodes(questMissFlow, 'waiting');
const [chartDays, unusedDays, mostMisses] = [30, 90, 20];
/** Start of the day, `days` ago. */
const daysBefore = (now: string, days: number): string => addSeconds(`${now.slice(0, 10)} 00:00:00`, -days * day);

const test = answer(
  testQuestion,
  async ({ question, audience }, context) => {
    const asked = getPieces(question, await loadSynonyms(context.engine));
    const found = nearest(asked, await loadKnown(context, audience ?? getAudience(context.session)));
    return {
      decision: getDecision(found[0]?.score ?? 0),
      normalised: asked.text,
      matches: found.map(({ entry, ...why }) => ({
        ...why,
        id: entry.id,
        question: entry.question,
        answer: entry.answer,
        source: entry.source,
      })),
    };
  },
  { transaction: false },
);

const merge = answer(mergeSimilar, async ({ id, question }, context) => {
  await addWording(id, question, context);
  return null;
});

const vote = answer(voteAnswer, async ({ id, helpful }, context) => {
  const { db, session } = context;
  const { rows } = await sql<{ id: string; rating: string | null }>`
    select id, rating from ai_message
    where ${context.live(aiMessage)} and user_id = ${session.userId} and decision = 'direct'
      and sources @> ${jsonb([{ id, kind: 'questAns' }])}::jsonb
    order by (rating is null) desc, create_time desc, id desc limit 1 for no key update`.execute(db);
  const [message] = rows;
  if (!message) throw refusal(questRefusals.notQuoted);
  if (message.rating !== null) throw refusal(questRefusals.voted);
  const rating = helpful === 1 ? 'like' : 'dislike';
  await sql`update ai_message set rating = ${rating} where id = ${message.id}`.execute(db);
  await changeVote(id, null, rating, context);
  return null;
});

const statistics = answer(questStatistics, async (_input, context) => {
  const { db, now } = context;
  const [from, unusedFrom] = [daysBefore(now, chartDays - 1), daysBefore(now, unusedDays)];
  const days = await sql<{ day: string; asked: number; direct: number }>`
    select to_char(d, 'YYYY-MM-DD') as day, count(m.id)::int as asked,
      (count(m.id) filter (where m.decision = 'direct'))::int as direct
    from generate_series(${from.slice(0, 10)}::date, ${now.slice(0, 10)}::date, interval '1 day') d
    left join ai_message m on m.create_time::date = d::date and ${context.live(aiMessage, 'm')}
    group by d order by d`.execute(db);
  const misses = await sql<{ question: string; missCount: number }>`
    select question, coalesce(miss_count, 0) as miss_count from qa_miss
    where ${context.live(questMiss)} and status = ${waiting} order by miss_count desc, id limit ${mostMisses}`.execute(
    db,
  );
  const totals = await sql<{ unused: number; helpful: number; unhelpful: number }>`
    select (count(*) filter (where status = ${enabled} and
        (last_hit_time is null or last_hit_time < ${unusedFrom})))::int as unused,
      coalesce(sum(helpful_count), 0)::int as helpful, coalesce(sum(unhelpful_count), 0)::int as unhelpful
    from qa_quest_ans where ${context.live(questAns)}`.execute(db);
  const { unused = 0, helpful = 0, unhelpful = 0 } = totals.rows[0] ?? {};
  return { days: days.rows, misses: misses.rows, unused, helpful, unhelpful };
});

export const questAnswers = [test, merge, vote, statistics];
