import {
  announcementFlow,
  sendFlow,
  sysAnnouncement,
  sysAnnouncementSend,
  sysMessage,
  sysMessageTemplate,
} from '@campus/contract/message';
import { postFlow } from '@campus/contract/post';
import { channels } from '../platform/messages/channel.ts';
import { messageEvents } from '../platform/messages/event-settings.ts';
import { fillText } from '../platform/messages/fill.ts';
import { storedOnly } from '../platform/messages/send.ts';
import type { SeedRow } from './bulk.ts';
import type { PostSeed } from './posts.ts';
import { systemId } from './random.ts';
import type { CompanySeed, SeedCompany } from './seed-company.ts';
import { type SeedContext, type SeedPerson, systemColumns } from './seed-context.ts';

const numbers = { message: 53, mark: 54, template: 55, inSite: 56 } as const;
/** Retention of messages in the sample data. */
const keptDays = 90;
/** Unread messages: at most this many of the last days. */
const [unreadDays, mostUnread] = [4, 5];

interface EventNotice {
  readonly code: string;
  readonly to: SeedPerson & { readonly mobile?: string };
  readonly tenantId: number;
  readonly refId: string;
  readonly at: string;
  readonly params: Readonly<Record<string, string>>;
}
export interface MessageRows {
  readonly message: SeedRow[];
  /** A console message is an announcement to one user. */
  readonly announcement: SeedRow[];
  readonly mark: SeedRow[];
}
type Row = Readonly<Record<string, unknown>>;

/** Messages caused by the rows of the last months: decisions to companies, applications to auditors. */
export function seedMessages(context: SeedContext, companies: CompanySeed, posts: PostSeed): MessageRows {
  const rows: MessageRows = { message: [], announcement: [], mark: [] };
  const since = context.time(-keptDays, 0);
  const notices = [...ofCompanies(context, companies), ...ofPosts(context, companies.companies, posts)]
    .filter(({ at }) => at >= since)
    .sort((a, b) => a.at.localeCompare(b.at) || a.refId.localeCompare(b.refId));
  const unread = pickUnread(context, notices);
  for (const one of notices) addNotice(one, unread.has(one), rows);
  return rows;
}

function pickUnread(context: SeedContext, notices: readonly EventNotice[]): ReadonlySet<EventNotice> {
  const fresh = notices.filter(({ at }) => at >= context.time(-unreadDays, 0));
  const byReader = Map.groupBy(fresh, ({ to }) => to.userId);
  return new Set([...byReader.values()].flatMap((list) => list.slice(-mostUnread)));
}

function* ofCompanies(context: SeedContext, { companies, rows }: CompanySeed): Generator<EventNotice> {
  const byId = new Map(companies.map((c) => [c.id, c]));
  for (const audit of rows.audit as Row[]) {
    const company = byId.get(String(audit.companyId)) as SeedCompany;
    const admin = company.members[0] as SeedCompany['members'][number];
    const { tenantId } = company;
    const params = { company: company.name, reason: String(audit.reason ?? ''), id: company.id };
    const about = { tenantId, refId: company.id, at: String(audit.operateTime), params };
    if (audit.action === 'submit') yield { ...about, code: 'C01', to: context.auditor(tenantId) };
    if (audit.action === 'pass') yield { ...about, code: 'C02', to: admin };
    if (audit.action === 'refuse') yield { ...about, code: 'C03', to: admin };
    if (audit.action === 'disable') yield { ...about, code: 'C04', to: admin };
  }
}
function* ofPosts(
  context: SeedContext,
  companies: readonly SeedCompany[],
  { posts, rows }: PostSeed,
): Generator<EventNotice> {
  const postOf = new Map(posts.map((p) => [p.id, p]));
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  for (const audit of rows.audit as Row[]) {
    const post = postOf.get(String(audit.postId));
    if (!post) continue;
    const params = {
      company: names.get(post.companyId) ?? '',
      post: post.name,
      reason: String(audit.reason ?? ''),
      id: post.id,
    };
    const about = { tenantId: post.tenantId, refId: post.id, at: String(audit.operateTime), params };
    if (audit.action === 'submit' && audit.toStatus === postFlow.states.waiting.code)
      yield { ...about, code: 'P01', to: context.auditor(post.tenantId) };
    if (audit.action === 'pass') yield { ...about, code: 'P02', to: post.contact };
    if (audit.action === 'refuse') yield { ...about, code: 'P03', to: post.contact };
    if (audit.action === 'expire') yield { ...about, code: 'P04E', to: post.contact };
  }
}

function addNotice({ code, to, tenantId, refId, at, params }: EventNotice, isUnread: boolean, rows: MessageRows): void {
  const event = messageEvents.get(code);
  if (!event) throw new Error(`no area declares the event ${code}`);
  const title = fillText(event.title, params);
  const content = fillText(event.content, params);
  const link = event.link ? fillText(event.link, params) : null;
  const send = (way: string, receiver: string): string => {
    const id = systemId(numbers.message, rows.message.length);
    rows.message.push({
      ...systemColumns(sysMessage, id, tenantId, 'system', at),
      esTitle: title,
      esContent: content,
      esReceiver: receiver,
      esType: way,
      esSendNum: 1,
      esSendTime: at,
      esParam: link ? { link } : null,
      esResult: way === channels.sms ? storedOnly : null,
      eventCode: code,
      bizId: refId,
      esSendStatus: sendFlow.states.sent.code,
    });
    return id;
  };
  if (event.sms && to.mobile) send(channels.sms, to.mobile);
  send(channels.inSite, to.username);
  addOwnMessage({ tenantId, title, content, link, code, refId, at, userId: String(to.userId), isUnread }, rows);
}

interface OwnMessage {
  readonly tenantId: number;
  readonly title: string;
  readonly content: string;
  readonly link: string | null;
  readonly code: string;
  readonly refId: string;
  readonly at: string;
  readonly userId: string;
  readonly isUnread: boolean;
}
/** Adds a message to the user's own messages. */
function addOwnMessage(
  { tenantId, title, content, link, code, refId, at, userId, isUnread }: OwnMessage,
  rows: MessageRows,
): void {
  const id = systemId(numbers.inSite, rows.announcement.length);
  const isRead = !isUnread;
  rows.announcement.push({
    ...systemColumns(sysAnnouncement, id, tenantId, 'system', at),
    titile: title,
    msgCategory: '2',
    priority: 'L',
    msgType: 'USER',
    userIds: `${userId},`,
    msgAbstract: content.slice(0, 200),
    msgContent: `<p>${content}</p>`,
    openType: link ? 'url' : 'none',
    openPage: link,
    busType: code,
    busId: refId,
    izTop: 'N',
    timed: 0,
    startTime: at,
    sendTime: at,
    sendCount: 1,
    readCount: isRead ? 1 : 0,
    sendStatus: announcementFlow.states.released.code,
  });
  rows.mark.push({
    ...systemColumns(sysAnnouncementSend, systemId(numbers.mark, rows.mark.length), tenantId, 'system', at),
    anntId: id,
    userId,
    readFlag: isRead ? '1' : '0',
    readTime: isRead ? `${at.slice(0, 10)} 23:30:00` : null,
  });
}

/** Variables are in braces. */
const templates = [
  [
    'company_passed_mail',
    '企业入驻审核通过',
    '2',
    '<p>{company}：</p><p>贵单位的入驻资料已审核通过，请登录{siteName}发布岗位。</p>',
    'company',
    true,
  ],
  [
    'company_refused_mail',
    '企业入驻审核未通过',
    '2',
    '<p>{company}：</p><p>贵单位的入驻资料未通过审核，原因：{reason}。请修改后重新提交。</p>',
    'company,reason',
    true,
  ],
  [
    'company_refused_sms',
    '企业审核未通过提醒',
    '1',
    '贵单位入驻资料未通过审核，原因：{reason}，请登录{siteName}修改后重新提交。',
    'reason',
    true,
  ],
  [
    'post_passed_mail',
    '岗位发布通知',
    '2',
    '<p>岗位《{post}》已通过审批并发布，请及时处理学生投递。</p>',
    'post',
    true,
  ],
  [
    'post_refused_mail',
    '岗位审批未通过',
    '2',
    '<p>岗位《{post}》未通过审批，原因：{reason}。</p>',
    'post,reason',
    true,
  ],
  [
    'delivery_invite_sms',
    '企业邀请提醒',
    '1',
    '{company}邀请您应聘《{post}》，请于{deadline}前登录确认。',
    'company,post,deadline',
    true,
  ],
  [
    'delivery_result_sms',
    '应聘进展提醒',
    '1',
    '您应聘的《{post}》已进入{stage}环节，请留意后续通知。',
    'post,stage',
    false,
  ],
  [
    'resume_incomplete_mail',
    '简历完善提醒',
    '2',
    '<p>{name}同学：</p><p>{state}，请尽快{what}。</p>',
    'name,state,what',
    false,
  ],
] as const;
const samples: Readonly<Record<string, string>> = {
  company: '示例科技有限公司',
  reason: '营业执照照片不清晰',
  post: '软件开发工程师',
  deadline: '2026-01-01 18:00',
  stage: '面试',
  name: '李明轩',
  state: '您的简历完整度为65%',
  what: '完善简历，以便投递岗位',
};
/** Templates of every tenant; active ones are locked. */
export const seedTemplates = (context: SeedContext): SeedRow[] =>
  [1, 2, 3].flatMap((tenantId) =>
    templates.map(([templateCode, templateName, templateType, templateContent, names, isUsed], k) => ({
      ...systemColumns(
        sysMessageTemplate,
        systemId(numbers.template, (tenantId - 1) * templates.length + k),
        tenantId,
        context.recommender(tenantId).username,
        context.time(context.workday(-300 + k), 600 + k * 7),
      ),
      templateCode,
      templateName,
      templateType,
      templateContent: templateContent.replaceAll('{', '$'.concat('{')),
      templateTestJson: JSON.stringify(Object.fromEntries(names.split(',').map((name) => [name, samples[name]]))),
      useStatus: isUsed ? '1' : '0',
    })),
  );
