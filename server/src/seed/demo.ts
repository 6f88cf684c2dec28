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
import { preach, preachAttendee, preachChat, preachCompany, preachLive, preachPost } from '@campus/contract/preach';
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
import { demoPassword, seedSession } from '../areas/system/seed.ts';
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
import { seedInternships } from './internships.ts';
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
import { seedPreachLives } from './preach-lives.ts';
import { seedPreaches } from './preaches.ts';
import { provinceSettings } from './provinces.ts';
import { seedQuestions } from './questions.ts';
import { seedReports } from './reports.ts';
import { seedResumes } from './resumes.ts';
import { findRoomFairs } from './rooms-of-fairs.ts';
import { seedSeals } from './seals.ts';
import { createSeedContext, type SeedContext } from './seed-context.ts';
import { seedStudents, studentRows } from './students.ts';
import { seedVenues } from './venues.ts';

const scales = { demo: 1, small: 0.1, tiny: 0.02 } as const;

export interface DemoOptions {
  readonly profile: keyof typeof scales;
  readonly tell: (line: string) => void;
  readonly anchor?: string | undefined;
  readonly seed?: number | undefined;
}

/** Writes the sample data. The same seed and anchor give the same rows. */
export async function seedDemo(engine: EngineApi, options: DemoOptions): Promise<void> {
  const context = await createSeedContext(engine, {
    seed: options.seed ?? 20_250_901,
    anchor: options.anchor,
    scale: scales[options.profile],
    passwordHash: await hashPassword(demoPassword, createHash('md5').update('salt|company').digest()),
  });
  await writeDemo(engine, context, options.tell);
}

async function writeDemo(engine: EngineApi, context: SeedContext, tell: (line: string) => void): Promise<void> {
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
  seedInternships(context, d, { cvs, posts: posts.posts }, hired);
  const made = { offers, dispatches, companies: c.company };
  const signing = seedAgreements(context, d, made, cvs.resumes, posts.posts, hired);
  await write('学生', [[employUser, studentRows(students)]]);
  const sessions = seedPreaches(context, { companies, posts: posts.posts, students, venues });
  const talkStreams = seedPreachLives(context, sessions.preach);
  await write('宣讲会', [
    [preach, sessions.preach],
    [preachCompany, sessions.company],
    [preachPost, sessions.post],
    [preachAttendee, sessions.attendee],
    [preachLive, talkStreams.stream],
    [preachChat, talkStreams.chat],
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
  const fairs = seedFairs(context);
  const day = seedFairDay(context, fairs, { companies, rows: c.company, posts: posts.posts, students });
  const lives = seedLives(context, companies, findRoomFairs(context, { fair: fairs.fair, apply: day.apply }));
  await write('直播间', [
    [liveRoom, lives.room],
    [roomStream, lives.stream],
    [liveChat, lives.chat],
    [liveViewer, lives.watch],
    [livePlayback, lives.playback],
    [bizAuditLog, lives.history],
  ]);
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
  // What follows reads the rows that were just written: the planner needs their statistics.
  await engine.database.vacuum();
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
