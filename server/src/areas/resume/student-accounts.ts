import { refusal } from '@campus/contract/kit';
import { employUser, openAccounts, studentRefusals } from '@campus/contract/resume';
import { studentProblem } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { batch } from '../../kit/write/step.ts';
import { notify } from '../../platform/messages/notify.ts';
import { addUser, assertAvailable } from '../../platform/sign-in/account-writes.ts';
import { noPassword } from '../../platform/sign-in/first-password.ts';
import { studentName } from './invite.ts';

/** Opens the account of one student. It has no password: the owner of the phone sets one, or signs in by code. */
async function openAccount(id: string, context: Context): Promise<void> {
  const { engine, session } = context;
  const student = await lockVisible(employUser, id, context);
  if (student.userId) throw refusal(studentRefusals.accountExists, 'RC_STATE');
  if (studentProblem(student) !== undefined) throw refusal(studentRefusals.noAccount, 'RC_STATE');
  const { studentNo: username, realname, mobile: phone } = student;
  await assertAvailable(context, { username, phone });
  const account = { username, realname, phone, passwordHash: noPassword, userType: '3' } as const;
  const userId = await addUser(context, { ...account, tenants: [session.tenantId] });
  await engine.set(employUser, id, { userId }, context);
  engine.ports.audit(context, 'student.account', { employId: id, userId, username });
  const params = { name: realname, username };
  notify(context, { code: 'E07', refId: id, seq: userId, receivers: { mobiles: [phone] }, params });
}

export const openAccountsAnswer = answer(
  openAccounts,
  ({ ids }, context, call) =>
    batch(
      parseIds(ids),
      (id) => studentName(id, context),
      (id) => context.engine.transaction(call, (each) => openAccount(id, each)),
    ),
  { transaction: false },
);
