import {
  accountSummary,
  badTheme,
  centerTexts,
  longestTag,
  mostPages,
  mostTags,
  type OwnActivity,
  type OwnMessage,
  savePages,
  saveTags,
  saveTheme,
} from '@campus/contract/account';
import { failure, fieldFailure } from '@campus/contract/kit';
import { currentAnnouncements, sysAnnouncement } from '@campus/contract/message';
import { isThemeSettings, textLength } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { logTypes } from '../../platform/log/operation-log.ts';
import { waitingTasks } from '../dashboard/tasks.ts';
import { loadBell } from '../message/bell.ts';
import { getPreference, updatePreference } from './preference.ts';

const shownActs = 20;
const shownMessages = 10;
const pagePath = /^\/[\w/-]{1,120}$/;

/** The caller's latest log rows of one type, newest first. */
async function listLogs(logType: number, { db, session }: Context): Promise<OwnActivity[]> {
  const { rows } = await sql<OwnActivity>`
    select id, log_content as content, ip, create_time as time from sys_log
    where userid = ${session.username} and log_type = ${logType} and del_flag = 0
    order by create_time desc, id desc limit ${shownActs}`.execute(db);
  return [...rows];
}
async function listMessages(context: Context): Promise<OwnMessage[]> {
  const { db, session } = context;
  const current = await context.meets(sysAnnouncement, currentAnnouncements, 'a');
  const { rows } = await sql<OwnMessage>`
    select a.id, a.titile, a.priority, s.read_flag, a.send_time
    from sys_announcement_send s join sys_announcement a on a.id = s.annt_id
    where s.user_id = ${session.userId} and s.del_flag = 0 and ${context.live(sysAnnouncement, 'a')} and ${current}
    order by a.send_time desc, a.id desc limit ${shownMessages}`.execute(db);
  return [...rows];
}
async function loadIdentity({ db, session, engine }: Context) {
  const user = await db
    .selectFrom('sys_user')
    .where('id', '=', session.userId)
    .select(['realname', 'avatar'])
    .executeTakeFirst();
  const { rows: roles } = await sql<{ name: string }>`
    select r.role_name as name from sys_user_role u join sys_role r on r.id = u.role_id
    where u.user_id = ${session.userId} and u.del_flag = 0 and r.del_flag = 0 order by r.role_code`.execute(db);
  const { rows: departs } = await sql<{ name: string }>`
    select d.depart_name as name from sys_user_depart u join sys_depart d on d.id = u.depart_id
    where u.user_id = ${session.userId} and u.del_flag = 0 and d.del_flag = 0 and d.tenant_id = ${session.tenantId}
    order by d.org_code`.execute(db);
  return {
    realname: user?.realname ?? session.realname,
    avatar: user?.avatar ? engine.ports.sign(user.avatar) : null,
    roles: roles.map(({ name }) => name),
    departs: departs.map(({ name }) => name),
  };
}

const summary = answer(accountSummary, async (_input, context) => {
  const { tags, pages } = (await getPreference(context)) ?? {};
  const { tasks, total } = await waitingTasks(context);
  const bell = await loadBell(context);
  return {
    ...(await loadIdentity(context)),
    tags: tags ?? [],
    pages: pages ?? [],
    counts: { todo: total, unread: bell.anntMsgTotal + bell.sysMsgTotal, pages: pages?.length ?? 0 },
    tasks: tasks.filter(({ mine }) => mine),
    signIns: await listLogs(logTypes.signIn, context),
    operations: await listLogs(logTypes.operation, context),
    messages: await listMessages(context),
  };
});

/** A list of distinct texts. Throws `wrong` for any other value. */
function parseTexts(sent: unknown, field: string, wrong: string): string[] {
  if (!Array.isArray(sent) || sent.some((one) => typeof one !== 'string')) throw fieldFailure(field, wrong);
  return [...new Set((sent as string[]).map((one) => one.trim()))];
}
const tags = answer(saveTags, async ({ tags: sent }, context) => {
  const wanted = parseTexts(sent, 'tags', centerTexts.badTags);
  if (wanted.some((tag) => tag === '' || textLength(tag) > longestTag || /[<>]/.test(tag)))
    throw fieldFailure('tags', centerTexts.badTags);
  if (wanted.length > mostTags) throw failure('tooMany', centerTexts.tags, mostTags);
  await updatePreference(context, { tags: wanted });
  return { tags: wanted };
});
const pages = answer(savePages, async ({ pages: sent }, context) => {
  const wanted = parseTexts(sent, 'pages', centerTexts.badPages);
  if (wanted.some((path) => !pagePath.test(path))) throw fieldFailure('pages', centerTexts.badPages);
  if (wanted.length > mostPages) throw failure('tooMany', centerTexts.tabs.pages, mostPages);
  await updatePreference(context, { pages: wanted });
  return { pages: wanted };
});
const theme = answer(saveTheme, async ({ theme: sent }, context) => {
  if (!isThemeSettings(sent)) throw fieldFailure('theme', badTheme);
  await updatePreference(context, { theme: sent });
  return null;
});

/** 个人中心: pending work, own activity, own messages and shortcuts. */
export const centerAnswers: readonly BoundEndpoint[] = [summary, tags, pages, theme];
