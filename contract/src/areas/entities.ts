// Written by `npm run areas` from the entities of all areas.
import { type AnyEntity, linkEntities, type Row } from '../kit/index.ts';
import { accountPreference } from './account/preference.ts';
import { aiConversation, aiMessage, aiTask } from './assistant/conversation.ts';
import { calendarFeed } from './calendar/calendar-feed.ts';
import { workplaceShortcut } from './dashboard/shortcut.ts';
import { urge } from './dashboard/urge.ts';
import { demoOrder } from './demo/demo-order.ts';
import { demoOrderLine } from './demo/demo-order-line.ts';
import { accountAlteration } from './enterprise/account-alteration.ts';
import { blacklist } from './enterprise/blacklist.ts';
import { company } from './enterprise/company.ts';
import { companyAudit } from './enterprise/company-audit.ts';
import { companyChange } from './enterprise/company-change.ts';
import { companyUser } from './enterprise/company-user.ts';
import { violation } from './enterprise/violation.ts';
import { companyPublicity } from './homepage/company-publicity.ts';
import { loginConfig, loginConfigVersion } from './homepage/login-config.ts';
import { feedback } from './interaction/feedback.ts';
import { questAns } from './interaction/quest-ans.ts';
import { questCategory } from './interaction/quest-category.ts';
import { questMiss } from './interaction/quest-miss.ts';
import { interview } from './interview/interview.ts';
import { interviewEvaluation } from './interview/interview-evaluation.ts';
import { interviewLog } from './interview/interview-log.ts';
import { interviewUser } from './interview/interview-user.ts';
import { venue } from './interview/venue.ts';
import { venueBooking } from './interview/venue-booking.ts';
import { fairApply } from './jobfair/fair-apply.ts';
import { fairApplyPost } from './jobfair/fair-apply-post.ts';
import { fairAttendance } from './jobfair/fair-attendance.ts';
import { fairAttendee } from './jobfair/fair-attendee.ts';
import { fairBooth } from './jobfair/fair-booth.ts';
import { fairExpense, fairExpenseItem } from './jobfair/fair-expense.ts';
import { fairIncident } from './jobfair/fair-incident.ts';
import { fairStudent } from './jobfair/fair-student.ts';
import { jobFair } from './jobfair/job-fair.ts';
import { liveChat } from './live/live-chat.ts';
import { liveMute } from './live/live-mute.ts';
import { livePlayback } from './live/live-playback.ts';
import { liveRoom } from './live/live-room.ts';
import { roomStream } from './live/live-stream.ts';
import { liveViewer } from './live/live-viewer.ts';
import { matchFeedback } from './match/match-feedback.ts';
import { matchJob } from './match/match-job.ts';
import { matchResult } from './match/match-result.ts';
import { matchRule, matchRuleVersion } from './match/match-rule.ts';
import { sysAnnouncement, sysAnnouncementSend } from './message/announcement.ts';
import { messageEvent } from './message/event.ts';
import { outboxEntry } from './message/outbox.ts';
import { sysMessage } from './message/system-message.ts';
import { sysMessageTemplate } from './message/template.ts';
import { monitorSample } from './monitor/sample.ts';
import { sysDataSource } from './online/data-source.ts';
import { cgreportHead, cgreportItem, cgreportParam } from './online/report.ts';
import { companyPost } from './post/company-post.ts';
import { forbiddenWord } from './post/forbidden-word.ts';
import { postAudit } from './post/post-audit.ts';
import { postType } from './post/post-type.ts';
import { sensitiveWord } from './post/sensitive-word.ts';
import { preach } from './preach/preach.ts';
import { preachAttendee } from './preach/preach-attendee.ts';
import { preachChat, preachMute } from './preach/preach-chat.ts';
import { preachCompany } from './preach/preach-company.ts';
import { preachLive } from './preach/preach-live.ts';
import { preachPost } from './preach/preach-post.ts';
import { agreement } from './resume/agreement.ts';
import { delivery } from './resume/delivery.ts';
import { deliveryStep } from './resume/delivery-step.ts';
import { dispatch } from './resume/dispatch.ts';
import { employUser } from './resume/employ-user.ts';
import { evaluation } from './resume/evaluation.ts';
import { helpRecord } from './resume/help-record.ts';
import { offer } from './resume/offer.ts';
import { recommend } from './resume/recommend.ts';
import { resume } from './resume/resume.ts';
import {
  resumeCert,
  resumeEducation,
  resumeExperience,
  resumeIntention,
  resumeSkill,
} from './resume/resume-children.ts';
import { resumeDownload } from './resume/resume-download.ts';
import { skill } from './resume/skill.ts';
import { duplicateIgnore, studentMerge } from './resume/student-merge.ts';
import { destCutoff } from './statistics/dest-cutoff.ts';
import { destSnapshot } from './statistics/dest-snapshot.ts';
import { employment } from './statistics/employment.ts';
import { employmentLog } from './statistics/employment-log.ts';
import { statDaily } from './statistics/stat-daily.ts';
import { bizAuditLog } from './system/biz-audit-log.ts';
import { sysCategory } from './system/category.ts';
import { dailyQuota } from './system/daily-quota.ts';
import { sysDepart } from './system/depart.ts';
import { sysDepartPermission } from './system/depart-permission.ts';
import { sysDepartRole, sysDepartRolePermission, sysDepartRoleUser } from './system/depart-role.ts';
import { departSeal } from './system/depart-seal.ts';
import { sysDict, sysDictItem, sysTableWhiteList } from './system/dictionary.ts';
import { ossFile } from './system/file.ts';
import { gatewayRoute } from './system/gateway.ts';
import { holiday } from './system/holiday.ts';
import { sysKnownDevice } from './system/known-device.ts';
import { listView, listViewDefault } from './system/list-view.ts';
import { sysAudit, sysDataLog, sysLog, visitDaily } from './system/log.ts';
import { major } from './system/major.ts';
import { runningNumber } from './system/number.ts';
import { sysPermission, sysPermissionDataRule } from './system/permission.ts';
import { position } from './system/position.ts';
import { bizQrCode } from './system/qr-code.ts';
import { jobRun, quartzJob } from './system/quartz-job.ts';
import { sysArea } from './system/region.ts';
import { sysRole, sysRolePermission, sysUserRole } from './system/role.ts';
import { sysCheckRule, sysFillRule } from './system/rule.ts';
import { sysIdempotency, sysImportProgress, sysPushFrame } from './system/runtime.ts';
import { sysRecoveryCode, sysSecondFactor } from './system/second-factor-store.ts';
import { sysSession } from './system/session.ts';
import { setting } from './system/setting.ts';
import {
  registrationToken,
  sysCaptcha,
  sysOneTimeCode,
  sysPasswordHistory,
  sysSmsCode,
  sysThirdAccount,
  sysWechatTicket,
} from './system/sign-in-store.ts';
import { superQuery } from './system/super-query.ts';
import { sysTenant } from './system/tenant.ts';
import { sysUser, sysUserDepart, sysUserTenant } from './system/user.ts';
import { sysUserAgent } from './system/user-agent.ts';
import { bizDocument, docTemplate, docTemplateVersion } from './video/doc-template.ts';

const all = [
  accountPreference,
  aiConversation,
  aiMessage,
  aiTask,
  calendarFeed,
  workplaceShortcut,
  urge,
  demoOrderLine,
  demoOrder,
  accountAlteration,
  blacklist,
  companyAudit,
  companyChange,
  companyUser,
  company,
  violation,
  companyPublicity,
  loginConfig,
  loginConfigVersion,
  feedback,
  questAns,
  questCategory,
  questMiss,
  interviewEvaluation,
  interviewLog,
  interviewUser,
  interview,
  venueBooking,
  venue,
  fairApplyPost,
  fairApply,
  fairAttendance,
  fairAttendee,
  fairBooth,
  fairExpense,
  fairExpenseItem,
  fairIncident,
  fairStudent,
  jobFair,
  liveChat,
  liveMute,
  livePlayback,
  liveRoom,
  roomStream,
  liveViewer,
  matchFeedback,
  matchJob,
  matchResult,
  matchRule,
  matchRuleVersion,
  sysAnnouncement,
  sysAnnouncementSend,
  messageEvent,
  outboxEntry,
  sysMessage,
  sysMessageTemplate,
  monitorSample,
  sysDataSource,
  cgreportHead,
  cgreportItem,
  cgreportParam,
  companyPost,
  forbiddenWord,
  postAudit,
  postType,
  sensitiveWord,
  preachAttendee,
  preachChat,
  preachMute,
  preachCompany,
  preachLive,
  preachPost,
  preach,
  agreement,
  deliveryStep,
  delivery,
  dispatch,
  employUser,
  evaluation,
  helpRecord,
  offer,
  recommend,
  resumeCert,
  resumeEducation,
  resumeExperience,
  resumeIntention,
  resumeSkill,
  resumeDownload,
  resume,
  skill,
  duplicateIgnore,
  studentMerge,
  destCutoff,
  destSnapshot,
  employmentLog,
  employment,
  statDaily,
  bizAuditLog,
  sysCategory,
  dailyQuota,
  sysDepartPermission,
  sysDepartRole,
  sysDepartRolePermission,
  sysDepartRoleUser,
  departSeal,
  sysDepart,
  sysDict,
  sysDictItem,
  sysTableWhiteList,
  ossFile,
  gatewayRoute,
  holiday,
  sysKnownDevice,
  listView,
  listViewDefault,
  sysAudit,
  sysDataLog,
  sysLog,
  visitDaily,
  major,
  runningNumber,
  sysPermission,
  sysPermissionDataRule,
  position,
  bizQrCode,
  jobRun,
  quartzJob,
  sysArea,
  sysRole,
  sysRolePermission,
  sysUserRole,
  sysCheckRule,
  sysFillRule,
  sysIdempotency,
  sysImportProgress,
  sysPushFrame,
  sysRecoveryCode,
  sysSecondFactor,
  sysSession,
  setting,
  registrationToken,
  sysCaptcha,
  sysOneTimeCode,
  sysPasswordHistory,
  sysSmsCode,
  sysThirdAccount,
  sysWechatTicket,
  superQuery,
  sysTenant,
  sysUserAgent,
  sysUser,
  sysUserDepart,
  sysUserTenant,
  bizDocument,
  docTemplate,
  docTemplateVersion,
] as const;

/** All entities of the product. */
export const entities: readonly AnyEntity[] = linkEntities(all);
/** Table types, derived from definitions: renaming a field in a definition breaks its queries at compile time. */
export type Tables = { [E in (typeof all)[number] as E['table']]: Row<E> & { delFlag: number } };
