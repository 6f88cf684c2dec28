import { interviewSentences, interviewUser } from '@campus/contract/interview';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';

/** The refusal of an interviewer who would be in two places names the interviewer. */
export const interviewUserBehaviour = behaviour(interviewUser, {
  async conflict(row, _other, { db }) {
    const { rows } = await sql<{ realname: string }>`
      select realname from sys_user where id = ${row.userId ?? ''}`.execute(db);
    return rows[0] && interviewSentences.interviewerClash(rows[0].realname);
  },
});
