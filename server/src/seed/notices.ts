import { userTypes } from '@campus/contract/kit';
import { announcementFlow, sysAnnouncement, sysAnnouncementSend } from '@campus/contract/message';
import { sql } from 'kysely';
import type { Handle } from '../kit/handle.ts';
import { isActiveUser } from '../platform/sign-in/active-user.ts';
import type { SeedRow } from './bulk.ts';
import { systemId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

const numbers = { announcement: 50, send: 51 } as const;
const { states } = announcementFlow;
/** Users who work with the console. */
const readers = [userTypes.staff, userTypes.enterprise, userTypes.organization];
interface Notice {
  /** Publication day relative to the anchor; for a draft, the day it was written. */
  readonly day: number;
  readonly title: string;
  readonly text: readonly string[];
  readonly priority?: 'L' | 'M' | 'H';
  readonly roles?: string;
  readonly state?: keyof typeof states;
  readonly isTop?: true;
  /** Days of publication; default 180. */
  readonly lasts?: number;
}

/** A year of announcements by a career centre; `year` is the next graduation year. */
const getNotices = (year: number): readonly Notice[] => [
  {
    day: -3,
    title: `关于核对${year}届毕业生生源信息的通知`,
    text: [
      `各学院、各用人单位：${year}届毕业生生源信息已导入平台，请各学院就业专员核对姓名、专业、学历和毕业年份。`,
      '发现信息有误的，请在学生管理中修改或联系就业服务中心，核对工作于两周内完成。',
    ],
    priority: 'M',
    isTop: true,
  },
  {
    day: -8,
    title: '请及时处理学生投递的简历',
    text: [
      '近期投递量较大，部分岗位存在超过七天未处理的简历。请各企业登录投递管理，按“已超时”筛选后逐一处理。',
      '处理结果会同步通知学生，便于其合理安排求职计划。',
    ],
    roles: 'ent_admin,ent_hr',
    priority: 'H',
  },
  {
    day: -15,
    title: `${year}届毕业生网络双选会企业报名须知`,
    text: [
      '参会企业须已通过资质审核并至少有一个在招岗位，岗位信息应写明薪资范围、工作地点和学历专业要求。',
      '报名材料齐全的企业，三个工作日内完成审核。',
    ],
    lasts: 45,
  },
  {
    day: -27,
    title: '企业资质审核工作要点',
    text: [
      '审核时重点核对营业执照有效期、统一社会信用代码、经办人授权委托书和身份信息是否一致。',
      '材料不清晰的，请在驳回原因中写明需要补充的具体内容。',
    ],
    roles: 'school_admin,school_auditor,school_staff',
  },
  {
    day: -41,
    title: '关于规范岗位信息填写的提醒',
    text: [
      '岗位名称请使用通用职业名称，不得出现性别、院校层次、婚育状况等限制性条件。',
      '含有风险词的岗位需要人工核实，审核时间可能延长，请提前发布。',
    ],
    roles: 'ent_admin,ent_hr',
    priority: 'M',
  },
  {
    day: -64,
    title: '平台升级维护通知',
    text: ['平台于周六 22:00 至次日 6:00 进行升级维护，期间暂停访问，请提前安排岗位发布和简历处理。'],
    lasts: 5,
  },
  {
    day: -96,
    title: '关于试行岗位自动审核的通知',
    text: ['本通知内容有调整，以后续发布为准。'],
    state: 'revoked',
  },
  {
    day: -133,
    title: '警惕招聘陷阱，保护个人信息',
    text: [
      '正规招聘单位不会以体检、培训、服装等名义收取费用。遇到收费、扣押证件等情况，请立即向就业服务中心反映。',
      '请企业招聘人员妥善保管账号，不得转借他人或将学生简历用于招聘以外的用途。',
    ],
    priority: 'M',
  },
  {
    day: -178,
    title: '就业推荐表办理说明',
    text: ['学生简历完整度达到要求后可提交推荐表，由学院初审、就业服务中心复核，通过后生成编号。'],
    roles: 'school_admin,school_staff,college_staff',
  },
  {
    day: -236,
    title: '春季学期就业服务安排',
    text: ['春季学期每周二、周四下午开放一对一职业咨询，企业宣讲预约需提前五个工作日提交申请。'],
    lasts: 120,
  },
  {
    day: -322,
    title: '校园招聘平台启用公告',
    text: ['平台即日起启用，企业入驻、岗位发布、简历投递与处理均在线上办理，原邮件报送渠道同步停用。'],
    priority: 'M',
  },
  {
    day: -2,
    title: '寒假期间就业服务值班安排',
    text: ['寒假期间每周三安排人员值班，值班电话与线上咨询时间待定。'],
    state: 'draft',
  },
  {
    day: -1,
    title: `${year}届毕业生春季双选会预告`,
    text: ['春季双选会拟于开学后第四周举行，展位数量与报名时间另行通知。'],
    state: 'draft',
  },
];
const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('');

/** Announcements by tenant: all for the first, every second one and a draft for the others. */
export function seedNotices(context: SeedContext): SeedRow[] {
  const dice = context.dice('announcement');
  const all = getNotices(Number(context.anchor.slice(0, 4)) + 1);
  const rows: SeedRow[] = [];
  for (const tenantId of [1, 2, 3]) {
    const author = context.recommender(tenantId).username;
    for (const [k, notice] of all.entries()) {
      if (tenantId > 1 && k % 2 === 1) continue;
      const { day, title, text, priority = 'L', roles, state = 'released', isTop, lasts = 180 } = notice;
      const on = context.workday(day);
      const minute = 560 + dice.between(k, 'minute', 0, 420);
      const sent = state === 'draft' ? null : context.time(on, minute + 12);
      rows.push({
        ...systemColumns(
          sysAnnouncement,
          systemId(numbers.announcement, rows.length),
          tenantId,
          author,
          context.time(on, minute),
        ),
        titile: title,
        msgCategory: '1',
        priority,
        msgType: roles ? 'ROLE' : 'ALL',
        roleCodes: roles ?? null,
        startTime: sent,
        endTime: context.time(on + lasts, 1080),
        msgAbstract: (text[0] as string).slice(0, 80),
        msgContent: paragraphs(text),
        openType: 'none',
        izTop: isTop ? 'Y' : 'N',
        timed: 0,
        sender: sent ? author : null,
        sendTime: sent,
        cancelTime: state === 'revoked' ? context.time(context.workday(on + 2), minute) : null,
        readCount: 0,
        sendCount: 0,
        sendStatus: states[state].code,
      });
    }
  }
  return rows;
}

/**
 * Receivers and read marks of announcements, and their counters. Nearly all users have read the older ones, half of them
 * last week's.
 */
export async function spreadNotices(db: Handle, anchor: string): Promise<void> {
  await sql`
    insert into ${sql.table(sysAnnouncementSend.table)} (id, tenant_id, create_by, create_time, annt_id, user_id, read_flag, read_time)
    select '18' || ${String(numbers.send)}::text || lpad(row_number() over (order by a.id, u.id)::text, 15, '0'), a.tenant_id, a.create_by, a.send_time, a.id, u.id,
      case when x.is_read then '1' else '0' end, case when x.is_read then a.send_time + interval '1 minute' * (5 + x.n % 300) end
    from sys_announcement a
    join sys_user_tenant t on t.tenant_id = a.tenant_id and t.del_flag = 0
    join sys_user u on u.id = t.user_id and ${isActiveUser} and u.user_type = any(${readers}::text[])
    cross join lateral (select ('x' || substr(md5(a.id || u.username), 1, 7))::bit(28)::int as n) h
    cross join lateral (
      select h.n, h.n % 10 < case when a.send_time < ${`${anchor} 00:00:00+08`}::timestamptz - interval '7 days' then 9 else 4 end
        and a.send_time < ${`${anchor} 00:00:00+08`}::timestamptz - interval '6 hours' as is_read
    ) x
    where a.send_status <> ${states.draft.code}::int and a.send_time is not null and a.msg_category = '1' and (a.msg_type = 'ALL' or exists (
      select 1 from sys_user_role g join sys_role r on r.id = g.role_id
      where g.user_id = u.id and g.del_flag = 0 and r.role_code = any(string_to_array(a.role_codes, ','))))`.execute(
    db,
  );
  await sql`
    update sys_announcement a set send_count = n.sent, read_count = n.read
    from (select annt_id, count(*)::int as sent, (count(*) filter (where read_flag = '1'))::int as read from sys_announcement_send group by annt_id) n
    where n.annt_id = a.id`.execute(db);
}
