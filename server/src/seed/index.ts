import { createHash } from 'node:crypto';
import { demoOrder, demoOrderLine } from '@campus/contract/demo';
import {
  accountAlteration,
  blacklist,
  company,
  companyAudit,
  companyChange,
  companyUser,
  violation,
} from '@campus/contract/enterprise';
import { companyPublicity, loginConfig, loginConfigVersion } from '@campus/contract/homepage';
import { feedback, questAns, questCategory, questMiss } from '@campus/contract/interaction';
import {
  interview,
  interviewEvaluation,
  interviewLog,
  interviewUser,
  venue,
  venueBooking,
} from '@campus/contract/interview';
import {
  fairApply,
  fairApplyPost,
  fairAttendance,
  fairAttendee,
  fairBooth,
  fairExpense,
  fairExpenseItem,
  fairStudent,
  jobFair,
} from '@campus/contract/jobfair';
import type { AnyEntity } from '@campus/contract/kit';
import { liveChat, livePlayback, liveRoom, liveViewer, roomStream } from '@campus/contract/live';
import { sysAnnouncement, sysAnnouncementSend, sysMessage, sysMessageTemplate } from '@campus/contract/message';
import { cgreportHead, cgreportItem } from '@campus/contract/online';
import { companyPost, forbiddenWord, postAudit, postType } from '@campus/contract/post';
import { preach, preachAttendee, preachCompany, preachPost } from '@campus/contract/preach';
import {
  agreement,
  delivery,
  deliveryStep,
  dispatch,
  employUser,
  evaluation,
  helpRecord,
  offer,
  recommend,
  resume,
  resumeCert,
  resumeDownload,
  resumeEducation,
  resumeExperience,
  resumeIntention,
  resumeSkill,
  seededSkills,
  skill,
} from '@campus/contract/resume';
import { employment, employmentLog } from '@campus/contract/statistics';
import {
  bizAuditLog,
  departSeal,
  setting,
  sysCategory,
  sysUser,
  sysUserRole,
  sysUserTenant,
} from '@campus/contract/system';
import { sql } from 'kysely';
import { seedPostBasics as shipPostLists } from '../areas/post/post-seed.ts';
import { seedSkills as shipSkills } from '../areas/resume/skill.ts';
import { demoPassword, seedSession, seedSystem } from '../areas/system/seed.ts';
import { seedDocTemplates } from '../areas/video/template-seed.ts';
import type { EngineApi } from '../kit/context.ts';
import { hashPassword } from '../platform/sign-in/password-hash.ts';
import { seedAgreements } from './agreements.ts';
import { seedAlterations } from './alterations.ts';
import { seedBlacklist } from './blacklists.ts';
import { bulkInsert, type SeedRow } from './bulk.ts';
import { sampleFiles, seedLoginConfigs, seedSlides } from './carousel.ts';
import { seedCategories } from './categories.ts';
import { seedCompanies } from './companies.ts';
import { seedCompanyChanges } from './company-changes.ts';
import { continueNumbers, refreshAllCounters } from './counters.ts';
import { seedDailyFigures, seedSnapshots } from './daily-figures.ts';
import { seedDeliveries } from './deliveries.ts';
import { seedDemoOrders } from './demo-orders.ts';
import { seedDispatches } from './dispatches.ts';
import { seedEmployments } from './employments.ts';
import { seedFairDay } from './fair-day.ts';
import { seedFairs } from './fairs.ts';
import { seedFeedback } from './feedback.ts';
import { seedHelpRecords } from './help-records.ts';
import { seedHires } from './hires.ts';
import { alterationHistory, companyHistory, deliveryHistory, postHistory } from './history.ts';
import { seedInterviews } from './interviews.ts';
import { seedLives } from './lives.ts';
import { ruleEntities, ruleRows, seedMatches } from './matches.ts';
import { seedMessageSettings } from './message-settings.ts';
import { seedMessages, seedTemplates } from './messages.ts';
import { seedNotices, spreadNotices } from './notices.ts';
import { seedOffers } from './offers.ts';
import { issuePapers } from './papers.ts';
import { seedPostLists, skillRow } from './post-lists.ts';
import { seedPosts } from './posts.ts';
import { seedPreaches } from './preaches.ts';
import { provinceSettings } from './provinces.ts';
import { seedQuestions } from './questions.ts';
import { seedReports } from './reports.ts';
import { seedResumes } from './resumes.ts';
import { seedSeals } from './seals.ts';
import { createSeedContext, type SeedContext } from './seed-context.ts';
import { seedStudents, studentRows } from './students.ts';
import { seedVenues } from './venues.ts';

type SeedProfile = 'demo' | 'small' | 'tiny' | 'none';
export interface SeedOptions {
  readonly profile: SeedProfile;
  readonly adminPassword?: string | undefined;
  readonly tell?: (line: string) => void;
  /** Reference date of all rows; default today. */
  readonly anchor?: string;
  readonly seed?: number;
}
const scales = { demo: 1, small: 0.1, tiny: 0.02 } as const;

/**
 * Seeds a new installation: system data and, with a demonstration profile, the sample data. Later starts add only what
 * a
 * newer version ships. The same seed and anchor give the same rows.
 */
export async function seed(engine: EngineApi, options: SeedOptions): Promise<void> {
  const { profile, tell = () => undefined } = options;
  await seedSystem(engine, { profile: profile === 'tiny' ? 'small' : profile, adminPassword: options.adminPassword });
  await shipDocTemplates(engine);
  const { rows } = await sql`select 1 from rc_post_type limit 1`.execute(engine.db);
  if (rows.length > 0) return;
  if (profile === 'none') {
    await engine.runAs(seedSession(1), async (context) => {
      await shipPostLists(context);
      await shipSkills(context);
    });
    return;
  }
  tell('正在生成演示数据……');
  const passwordHash = await hashPassword(demoPassword, createHash('md5').update('salt|company').digest());
  const context = await createSeedContext(engine, {
    seed: options.seed ?? 20_250_901,
    anchor: options.anchor,
    scale: scales[profile],
    passwordHash,
  });
  await seedDemo(engine, context, tell);
}

/** Every tenant has the shipped templates, also one that is older than they are. */
async function shipDocTemplates(engine: EngineApi): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from sys_tenant where del_flag = 0 order by id`.execute(
    engine.db,
  );
  for (const { id } of rows) await engine.runAs(seedSession(Number(id)), seedDocTemplates);
}

async function seedDemo(engine: EngineApi, context: SeedContext, tell: (line: string) => void): Promise<void> {
  const { ports } = engine;
  for (const [folder, name, content] of sampleFiles())
    await ports.keepFile(folder, name, content, seedSession(1)).catch(ignoreExisting);
  const write = async (title: string, parts: readonly (readonly [AnyEntity, readonly SeedRow[]])[]): Promise<void> => {
    await engine.db.transaction().execute(async (tx) => {
      for (const [e, rows] of parts) if (rows.length > 0) await bulkInsert(tx, e, rows);
    });
    tell(`  ${title} ${parts[0]?.[1].length ?? 0}`);
  };
  const lists = seedPostLists(context);
  const logins = seedLoginConfigs(context);
  const skills = [1, 2, 3].flatMap((tenant) => seededSkills.map((s, i) => skillRow(context, tenant, i, s)));
  await write('岗位类别', [
    [postType, lists.rows.type],
    [forbiddenWord, lists.rows.word],
    [skill, skills],
    [companyPublicity, seedSlides(context)],
    [loginConfig, logins.config],
    [loginConfigVersion, logins.version],
    [departSeal, await seedSeals(engine, context)],
  ]);
  const admitted = seedCompanies(context);
  const { companies, rows: c } = admitted;
  const alterations = seedAlterations(context, companies);
  const changes = seedCompanyChanges(context, companies, c.company);
  const barred = seedBlacklist(context, companies, c.company);
  const names = new Map(companies.flatMap(({ members }) => members.map((m) => [m.username, m.realname] as const)));
  const roles = await rolesByCode(engine);
  await write('企业', [
    [company, c.company],
    [sysUser, c.user],
    [sysUserTenant, c.tenant],
    [companyUser, c.member],
    [sysUserRole, c.role.map((r) => ({ ...r, roleId: roles.get(String(r.roleId)) ?? null }))],
    [companyAudit, [...c.audit, ...changes.audit]],
    [accountAlteration, alterations],
    [companyChange, changes.change],
    [blacklist, barred.listed],
    [violation, barred.violation],
    [
      bizAuditLog,
      [
        ...companyHistory(c.audit),
        ...alterationHistory(context, alterations, names),
        ...changes.history,
        ...barred.history,
      ],
    ],
  ]);
  const venues = seedVenues(context);
  await write('场地', [
    [venue, venues.venue],
    [venueBooking, venues.booking],
  ]);
  const posts = seedPosts(context, companies, lists.leaves);
  await write('岗位', [
    [companyPost, posts.rows.post],
    [postAudit, posts.rows.audit],
    [bizAuditLog, postHistory(context, posts.rows.post, posts.rows.audit)],
  ]);
  const students = seedStudents(context);
  const cvs = seedResumes(context, students, lists.leaves);
  const d = seedDeliveries(context, cvs.resumes, posts.posts);
  const hired = seedHires(context, d, { cvs, posts: posts.posts, companies: c.company });
  const talks = seedInterviews(context, d, posts.posts, hired);
  const offers = seedOffers(context, d, cvs.resumes, posts.posts, hired.offer);
  const dispatches = seedDispatches(context, d, offers, cvs, posts.posts, hired.dispatch);
  const made = { offers, dispatches, companies: c.company };
  const signing = seedAgreements(context, d, made, cvs.resumes, posts.posts, hired);
  await write('学生', [[employUser, studentRows(students)]]);
  const sessions = seedPreaches(context, { companies, posts: posts.posts, students, venues });
  await write('宣讲会', [
    [preach, sessions.preach],
    [preachCompany, sessions.company],
    [preachPost, sessions.post],
    [preachAttendee, sessions.attendee],
    [venueBooking, sessions.booking],
  ]);
  await write('帮扶记录', [[helpRecord, seedHelpRecords(context, students)]]);
  const r = cvs.rows;
  await write('简历', [
    [resume, r.resume],
    [resumeEducation, r.education],
    [resumeExperience, r.experience],
    [resumeSkill, r.skill],
    [resumeCert, r.cert],
    [resumeIntention, r.intention],
  ]);
  await write('投递', [
    [delivery, d.delivery],
    [deliveryStep, d.step],
    [bizAuditLog, deliveryHistory(d.step)],
    [recommend, d.recommend],
    [resumeDownload, d.download],
  ]);
  await write('面试', [
    [interview, talks.interview],
    [interviewUser, talks.user],
    [interviewLog, talks.log],
    [interviewEvaluation, talks.evaluation],
  ]);
  await write('录用', [
    [offer, offers],
    [dispatch, dispatches],
    [agreement, signing.agreement],
    [evaluation, hired.evaluation],
    [bizAuditLog, signing.history],
  ]);
  const destinations = seedEmployments(context, students, c.company, hired.hires);
  await write('毕业去向', [
    [employment, destinations.employment],
    [setting, provinceSettings(context, c.company)],
    [employmentLog, destinations.log],
    [bizAuditLog, destinations.history],
  ]);
  const lives = seedLives(context, companies);
  await write('直播间', [
    [liveRoom, lives.room],
    [roomStream, lives.stream],
    [liveChat, lives.chat],
    [liveViewer, lives.watch],
    [livePlayback, lives.playback],
    [bizAuditLog, lives.history],
  ]);
  const fairs = seedFairs(context);
  const day = seedFairDay(context, fairs, { companies, rows: c.company, posts: posts.posts, students });
  await write('招聘会', [
    [jobFair, fairs.fair],
    [fairBooth, fairs.booth],
    [venueBooking, fairs.booking],
    [fairApply, day.apply],
    [fairApplyPost, day.post],
    [fairAttendee, day.attendee],
    [fairStudent, day.student],
    [fairAttendance, day.attendance],
    [fairExpense, day.expense],
    [fairExpenseItem, day.item],
  ]);
  const questions = seedQuestions(context);
  await write('问答', [
    [questAns, questions.answer],
    [questCategory, questions.category],
    [questMiss, questions.miss],
  ]);
  await write('分类字典', [[sysCategory, seedCategories(context)]]);
  const messages = seedMessages(context, admitted, posts);
  await write('公告与消息', [
    [sysAnnouncement, [...seedNotices(context), ...messages.announcement]],
    [sysAnnouncementSend, messages.mark],
    [sysMessage, messages.message],
    [sysMessageTemplate, seedTemplates(context)],
  ]);
  await spreadNotices(engine.db, context.anchor);
  await seedMessageSettings(context);
  await write('意见反馈', [[feedback, seedFeedback(context, companies)]]);
  const orders = seedDemoOrders(context);
  await write('示例订单', [
    [demoOrder, orders.order],
    [demoOrderLine, orders.line],
  ]);
  const reports = seedReports(context);
  await write('在线报表', [
    [cgreportHead, reports.head],
    [cgreportItem, reports.item],
  ]);
  const matching = ruleRows(context);
  await write('匹配规则', [
    [ruleEntities.rule, matching.rule],
    [ruleEntities.version, matching.version],
  ]);
  tell(`  文书 ${await issuePapers(engine)}`);
  tell(`  匹配简历 ${await seedMatches(engine)}`);
  await refreshAllCounters(engine);
  await continueNumbers(engine.db, context.time(0, 0));
  tell(`  每日统计 ${await seedDailyFigures(context)}`);
  tell(`  去向截止数据 ${await seedSnapshots(context)}`);
  tell('  整理数据库');
  await engine.database.vacuum();
}
/** A second run on the same store finds its pictures already there. */
function ignoreExisting(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'EEXIST' || (error as { reason?: string }).reason === 'exists')
    return undefined;
  throw error;
}
async function rolesByCode(engine: EngineApi): Promise<Map<string, string>> {
  const { rows } = await sql<{
    id: string;
    roleCode: string;
  }>`select id, role_code from sys_role where del_flag = 0`.execute(engine.db);
  return new Map(rows.map((row) => [row.roleCode, row.id]));
}
