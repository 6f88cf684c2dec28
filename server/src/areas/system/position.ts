import { failure, refusal } from '@campus/contract/kit';
import { position, positionByCode, positionsByIds, systemRefusals } from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { readIds } from './user-guards.ts';

export const positionBehaviour = behaviour(position, {
  async beforeDelete({ code }, { db }) {
    const used = await db
      .selectFrom('sys_user')
      .where('delFlag', '=', 0)
      .where(sql<boolean>`${code} = any(string_to_array(post, ','))`)
      .select('id')
      .executeTakeFirst();
    if (used) throw refusal(systemRefusals.positionHeld);
  },
});

const briefs = ({ db, session }: Context) =>
  db
    .selectFrom('sys_position')
    .where('tenantId', '=', session.tenantId)
    .where('delFlag', '=', 0)
    .select(['id', 'code', 'name', 'postRank']);

/** Positions by code and by id, open to all readers. */
export const positionCalls: readonly BoundEndpoint[] = [
  answer(positionByCode, async ({ code }, context) => {
    const found = await briefs(context)
      .where('code', '=', code ?? '')
      .executeTakeFirst();
    if (!found) throw failure('notFound');
    return found;
  }),
  answer(positionsByIds, ({ ids }, context) =>
    briefs(context).where('id', 'in', readIds(ids)).orderBy('code').execute(),
  ),
];
