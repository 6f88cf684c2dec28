import {
  accountRefusals,
  changeOwnPhone,
  isBirthday,
  type OwnAccount,
  ownAccountRefusals,
  readOwnAccount,
  saveOwnAccount,
  saveOwnAccountByApp,
  updateOwnMobile,
  verifyOldPhone,
} from '@campus/contract/account';
import type { Input, Output } from '@campus/contract/kit';
import { failure, fieldFailure, refusal } from '@campus/contract/kit';
import { mask } from '@campus/contract/rules';
import { sysUser } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { readPinyin } from '../../kit/read/pinyin.ts';
import { audit } from '../../platform/log/audit.ts';
import { notifyAccountChange } from '../../platform/sign-in/account-notice.ts';
import { type Account, accountById } from '../../platform/sign-in/accounts.ts';
import { lockProvedAccount } from '../../platform/sign-in/credentials.ts';
import { addSeconds, minute } from '../../platform/sign-in/moments.ts';
import { assertReauthenticated } from '../../platform/sign-in/reauthentication.ts';
import { endSessions } from '../../platform/sign-in/sessions.ts';
import { asSignedIn } from '../../platform/sign-in/signed-in.ts';
import { checkSmsCode, smsModes } from '../../platform/sign-in/sms-code.ts';
import { verifyOwnPassword } from '../system/own-password.ts';

const phoneProvedFor = 10 * minute;

/** Handler shared by two endpoints that differ only in their URL. */
type Handling<E> = (input: Input<E>, context: Context, call: Call) => Promise<Output<E>>;

async function ownRow(context: Context): Promise<OwnAccount> {
  const { rows } = await sql<OwnAccount>`
    select id, username, realname, nickname, avatar, sex, birthday, email, telephone, region_code, introduction, phone,
      work_no, post, org_code, user_identity, user_type, last_pwd_update_time, password_level, version,
      (select string_agg(p.name, ',' order by p.code) from sys_position p where p.tenant_id = ${context.session.tenantId}
        and p.code = any(string_to_array(u.post, ',')) and p.del_flag = 0) as post_text,
      (select string_agg(d.depart_name, ',' order by d.org_code) from sys_user_depart m join sys_depart d on d.id = m.depart_id
        where m.user_id = u.id and m.del_flag = 0 and d.del_flag = 0) as org_code_txt
    from sys_user u where id = ${context.session.userId} and del_flag = 0`.execute(context.db);
  const [row] = rows;
  if (!row) throw new Error('the session has no account');
  return row;
}
/** The account as its owner sees it: phone masked, avatar URL signed. */
function toResponse(row: OwnAccount, { engine }: Context): OwnAccount {
  const { sign } = engine.ports;
  return { ...row, phone: row.phone && mask('mobile', row.phone), avatar: row.avatar && sign(row.avatar) };
}
const read = answer(readOwnAccount, async (_input, context) => toResponse(await ownRow(context), context));

async function assertEmailFree(email: string, context: Context): Promise<void> {
  const { rows } = await sql`
    select 1 from sys_user where email = ${email} and id <> ${context.session.userId} and del_flag = 0`.execute(
    context.db,
  );
  if (rows.length > 0) throw fieldFailure('email', ownAccountRefusals.email);
}

const saveWith: Handling<typeof saveOwnAccount> = async ({ id, ...given }, context, call) => {
  const { session, db } = context;
  if (id && id !== session.userId) throw refusal(ownAccountRefusals.other);
  const { avatar, realname, regionCode, sex } = saveOwnAccount.input;
  // Only the fields in the body change: the avatar is saved on its own.
  const sent = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(call.body, name)));
  if ('realname' in sent && !sent.realname) throw fieldFailure('realname', failure('required', realname.label).message);
  if (sent.birthday && !isBirthday(String(sent.birthday), context.engine.now()))
    throw fieldFailure('birthday', ownAccountRefusals.birthday);
  if (sent.email) await assertEmailFree(String(sent.email), context);
  await context.engine.checkExistence({ avatar, regionCode, sex }, sent, context);
  await db
    .updateTable('sys_user')
    .set({
      ...sent,
      ...(await readPinyin(sysUser, sent)),
      updateBy: session.username,
      updateTime: context.now,
      version: sql<number>`version + 1`,
    } as never)
    .where('id', '=', session.userId)
    .execute();
  return toResponse(await ownRow(context), context);
};
const save = answer(saveOwnAccount, saveWith);
const saveByApp = answer(saveOwnAccountByApp, saveWith);

const own = { transaction: false } as const;
const verifyOld = answer(
  verifyOldPhone,
  async ({ smscode }, context, call) => {
    const { phone } = await ownRow(context);
    if (!phone) throw refusal(ownAccountRefusals.noPhone);
    const right = await checkSmsCode(context, phone, [smsModes.changePhone], smscode);
    return context.engine.transaction(call, async (inside) => {
      if (!(await right.use(inside))) throw refusal(ownAccountRefusals.smsExpired, 'RC_EXPIRED');
      await setPhoneProof(inside, inside.now);
      return null;
    });
  },
  own,
);
const setPhoneProof = ({ db, session }: Context, phoneProofAt: string | null) =>
  db.updateTable('sys_session').set({ phoneProofAt }).where('id', '=', asSignedIn(session).sessionId).execute();

/** Requires the password in the request, or a phone verification within ten minutes, or a password check within five. */
async function requireIdentity(context: Context, account: Account, password: string | null): Promise<void> {
  const { db, session, now } = context;
  if (password) return verifyOwnPassword(context, account, password, accountRefusals.passwordWrong);
  const row = await db
    .selectFrom('sys_session')
    .where('id', '=', asSignedIn(session).sessionId)
    .select('phoneProofAt')
    .executeTakeFirst();
  if (row?.phoneProofAt && row.phoneProofAt >= addSeconds(now, -phoneProvedFor)) return;
  await assertReauthenticated(context, ownAccountRefusals.reauthenticationRequired);
}
const changeWith: Handling<typeof changeOwnPhone> = async ({ phone, smscode, password }, context, call) => {
  const account = await accountById(context.db, context.session.userId);
  if (!account) throw failure('accountGone');
  await requireIdentity(context, account, password);
  if (account.phone === phone) throw refusal(ownAccountRefusals.samePhone);
  const right = await checkSmsCode(context, phone, [smsModes.changePhone], smscode);
  return context.engine.transaction(call, async (inside) => {
    await lockProvedAccount(inside, account);
    const { rows } = await sql`select 1 from sys_user where phone = ${phone} and del_flag = 0`.execute(inside.db);
    if (rows.length > 0) throw refusal(ownAccountRefusals.takenPhone);
    if (!(await right.use(inside))) throw refusal(ownAccountRefusals.smsExpired, 'RC_EXPIRED');
    await sql`update sys_user set phone = ${phone}, update_by = ${inside.session.username}, update_time = ${inside.now}::timestamptz,
        version = version + 1 where id = ${inside.session.userId}`.execute(inside.db);
    await setPhoneProof(inside, null);
    await notifyAccountChange(inside, account.id, '手机号', account.phone);
    await endSessions(inside, account.id, 'account', asSignedIn(inside.session).sessionId);
    audit(inside, 'account.phone', { userId: inside.session.userId });
    return null;
  });
};
const changePhone = answer(changeOwnPhone, changeWith, own);
const updateMobile = answer(updateOwnMobile, changeWith, own);

export const ownAccountAnswers: readonly BoundEndpoint[] = [
  read,
  save,
  saveByApp,
  verifyOld,
  changePhone,
  updateMobile,
];
