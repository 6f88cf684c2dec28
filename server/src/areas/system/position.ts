import { refusal } from '@campus/contract/kit';
import { position } from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';

export const positionBehaviour = behaviour(position, {
  async beforeDelete({ code }, { db }) {
    const used = await db
      .selectFrom('sys_user')
      .where('delFlag', '=', 0)
      .where(sql<boolean>`${code} = any(string_to_array(post, ','))`)
      .select('id')
      .executeTakeFirst();
    if (used) throw refusal('职务已被用户使用，不能删除');
  },
});
