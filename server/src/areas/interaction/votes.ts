import { questAns } from '@campus/contract/interaction';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

type Rating = 'like' | 'dislike' | null;

/** Counts a reader's rating of an entry: each message counts once, with its latest rating. */
export async function changeVote(id: string, from: Rating, to: Rating, context: Context): Promise<void> {
  const by = (rating: Rating): number => Number(to === rating) - Number(from === rating);
  await sql`
    update qa_quest_ans set helpful_count = coalesce(helpful_count, 0) + ${by('like')},
      unhelpful_count = coalesce(unhelpful_count, 0) + ${by('dislike')}
    where ${context.live(questAns)} and id = ${id}`.execute(context.db);
}

/** Counts a question answered by an entry. */
export async function countHit(id: string, context: Context): Promise<void> {
  await sql`
    update qa_quest_ans set hit_count = coalesce(hit_count, 0) + 1,
      last_hit_time = ${context.now}
    where ${context.live(questAns)} and id = ${id}`.execute(context.db);
}
