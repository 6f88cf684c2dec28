import { endOwnSession, type OwnSession, ownAccountRefusals, ownSessions } from '@campus/contract/account';
import { failure, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { audit } from '../../platform/log/audit.ts';
import { endSession } from '../../platform/sign-in/sessions.ts';
import { asSignedIn } from '../../platform/sign-in/signed-in.ts';

/** The caller's active sessions: not ended, not expired, not idle for too long. */
const live = ({ now, session }: Context) => sql<boolean>`
  user_id = ${session.userId} and revoked_at is null and expires > ${now}::timestamptz
  and (idle_minutes = 0 or last_seen > ${now}::timestamptz - make_interval(mins => idle_minutes))`;

const list = answer(ownSessions, async (_input, context) => {
  const { sessionId } = asSignedIn(context.session);
  const { rows } = await sql<Omit<OwnSession, 'isCurrent'>>`
    select id, ip, user_agent, create_time as login_time, last_seen from sys_session where ${live(context)}
    order by last_seen desc nulls last, id desc limit 100`.execute(context.db);
  return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
});

const end = answer(endOwnSession, async ({ id }, context) => {
  if (id === asSignedIn(context.session).sessionId) throw refusal(ownAccountRefusals.currentSession);
  const { rows } = await sql`select 1 from sys_session where id = ${id} and ${live(context)} for no key update`.execute(
    context.db,
  );
  if (rows.length === 0) throw failure('notFound');
  await endSession(context, id, 'forced');
  audit(context, 'session.end', { userId: context.session.userId, username: context.session.username });
  return null;
});

export const ownSessionAnswers: readonly BoundEndpoint[] = [list, end];
