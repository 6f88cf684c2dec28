import { failure } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import type { Call } from '../../kit/http/route.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { batch } from '../../kit/write/step.ts';
import { studentName } from './invite.ts';

/**
 * Signs students up whom staff name, each in a transaction and with a session of its own; the report names each failure with
 * its reason. A student whom the caller does not see is not found.
 */
export const signUpEach = (
  employIds: string,
  context: Context,
  call: Call,
  signUp: (own: Context) => Promise<unknown>,
) =>
  batch(
    parseIds(employIds),
    (id) => studentName(id, context),
    (id) =>
      context.engine.transaction(call, async (each) => {
        if ((await each.engine.count(employUser, ['id', 'eq', id], each)) === 0) throw failure('notFound');
        await signUp(each.withSession({ ...each.session, employId: id, isBehalf: true }));
      }),
  );
