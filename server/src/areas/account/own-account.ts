import {
  accountSummary,
  changeOwnPhone,
  isBirthday,
  type OwnAccount,
  type OwnAct,
  ownAccountRefusals,
  readOwnAccount,
  saveOwnAccount,
} from '@campus/contract/account';
import { fieldFailure, refusal } from '@campus/contract/kit';
import { mask } from '@campus/contract/rules';
import { sql } from 'kysely';
import { type Answering, answer } from '../../kit/answer.ts';
import type { Context } from '../../kit/context.ts';
import { audit } from '../../platform/log/audit.ts';
import { logTypes } from '../../platform/log/operation-log.ts';
import { requireProof } from '../../platform/sign-in/password-proof.ts';
import { checkSmsCode, smsModes } from '../../platform/sign-in/sms-code.ts';

const shownActs = 20;

async function ownRow(context: Context): Promise<OwnAccount> {
  const { rows } = await sql<OwnAccount>`
    select id, username, realname, nickname, avatar, sex, birthday, email, telephone, phone, last_pwd_update_time, version
    from sys_user where id = ${context.session.userId} and del_flag = 0`.execute(context.db);
  const [row] = rows;
  if (!row) throw new Error('the session has no account');
  return row;
}
/** As the owner sees it: the mobile masked, the picture signed. */
function shown(row: OwnAccount, { engine }: Context): OwnAccount {
  const { sign } = engine.parts.ports;
  return { ...row, phone: row.phone && mask('mobile', row.phone), avatar: row.avatar && sign(row.avatar) };
}
const read = answer(readOwnAccount, async (_input, context) => shown(await ownRow(context), context));

async function refuseTakenEmail(email: string, context: Context): Promise<void> {
  const { rows } = await sql`
    select 1 from sys_user where email = ${email} and id <> ${context.session.userId} and del_flag = 0`.execute(
    context.db,
  );
  if (rows.length > 0) throw fieldFailure('email', ownAccountRefusals.email);
}

const save = answer(saveOwnAccount, async ({ id, ...given }, context, call) => {
  const { session, db } = context;
  if (id && id !== session.userId) throw refusal(ownAccountRefusals.other);
  // Only what was sent changes: the picture is saved alone.
  const sent = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(call.body, name)));
  if ('realname' in sent && !sent.realname) throw fieldFailure('realname', '请输入姓名!');
  if (sent.birthday && !isBirthday(String(sent.birthday), context.engine.parts.now()))
    throw fieldFailure('birthday', ownAccountRefusals.birthday);
  if (sent.email) await refuseTakenEmail(String(sent.email), context);
  if (sent.avatar)
    await context.engine.checkExistence({ avatar: saveOwnAccount.input.avatar }, { avatar: sent.avatar }, context);
  await db
    .updateTable('sys_user')
    .set({ ...sent, updateBy: session.username, updateTime: context.now, version: sql<number>`version + 1` } as never)
    .where('id', '=', session.userId)
    .execute();
  return shown(await ownRow(context), context);
});

const changePhone = answer(
  changeOwnPhone,
  async ({ phone, smscode }, context, call) => {
    await requireProof(context);
    const right = await checkSmsCode(context, phone, [smsModes.changePhone], smscode);
    return context.engine.transaction(call, async (inside) => {
      const before = await ownRow(inside);
      if (before.phone === phone) throw refusal(ownAccountRefusals.samePhone);
      const { rows } = await sql`select 1 from sys_user where phone = ${phone} and del_flag = 0`.execute(inside.db);
      if (rows.length > 0) throw refusal(ownAccountRefusals.takenPhone);
      if (!(await right.use(inside))) throw refusal(ownAccountRefusals.smsExpired, 'RC_EXPIRED');
      await sql`update sys_user set phone = ${phone}, update_by = ${inside.session.username}, update_time = ${inside.now}::timestamptz,
        version = version + 1 where id = ${inside.session.userId}`.execute(inside.db);
      await audit(inside, 'account.phone', { userId: inside.session.userId });
      return null;
    });
  },
  { transaction: false },
);

/** The caller's last rows of a kind of log, the latest first. */
async function lastActs(logType: number, { db, session }: Context): Promise<OwnAct[]> {
  const { rows } = await sql<OwnAct>`
    select id, log_content as content, ip, create_time as time from sys_log
    where userid = ${session.username} and log_type = ${logType} and del_flag = 0
    order by create_time desc, id desc limit ${shownActs}`.execute(db);
  return [...rows];
}
const summary = answer(accountSummary, async (_input, context) => ({
  signIns: await lastActs(logTypes.signIn, context),
  operations: await lastActs(logTypes.operation, context),
}));

export const ownAccountAnswers: readonly Answering[] = [read, save, changePhone, summary];
