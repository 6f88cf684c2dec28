import { aiConversation, aiMessage } from '@campus/contract/assistant';
import { demoOrder, demoOrderLine } from '@campus/contract/demo';
import { feedback, questAns, questCategory, questMiss } from '@campus/contract/interaction';
import { sysAnnouncement, sysAnnouncementSend, sysMessage, sysMessageTemplate } from '@campus/contract/message';
import { cgreportHead, cgreportItem } from '@campus/contract/online';
import { sysCategory } from '@campus/contract/system';
import { seedCategories } from '../categories.ts';
import { seedDemoOrders } from '../demo-orders.ts';
import { seedFeedback } from '../feedback.ts';
import { ruleEntities, ruleRows } from '../matches.ts';
import { seedMessageSettings } from '../message-settings.ts';
import { seedMessages, seedTemplates } from '../messages.ts';
import { seedNotices, spreadNotices } from '../notices.ts';
import type { PostSeed } from '../posts.ts';
import { seedTalks } from '../question-talks.ts';
import { seedQuestions } from '../questions.ts';
import { seedReports } from '../reports.ts';
import type { CompanySeed } from '../seed-company.ts';
import type { SectionWriter } from './writer.ts';

interface Sources {
  readonly admitted: CompanySeed;
  readonly posts: PostSeed;
}

/** What the office keeps: questions, notices and messages, feedback, reports and rules of matching. */
export async function writeOffice(writer: SectionWriter, sources: Sources): Promise<void> {
  const { context, write } = writer;
  const questions = seedQuestions(context);
  const talks = seedTalks(context, questions, sources.admitted.companies);
  await write('问答', [
    [questAns, questions.answer],
    [questCategory, questions.category],
    [questMiss, questions.miss],
    [aiConversation, talks.conversation],
    [aiMessage, talks.message],
  ]);
  await write('分类字典', [[sysCategory, seedCategories(context)]]);
  await writeMessages(writer, sources);
  await write('意见反馈', [[feedback, seedFeedback(context, sources.admitted.companies)]]);
  await writeReports(writer);
}

async function writeMessages({ engine, context, write }: SectionWriter, sources: Sources): Promise<void> {
  const messages = seedMessages(context, sources.admitted, sources.posts);
  await write('公告与消息', [
    [sysAnnouncement, [...seedNotices(context), ...messages.announcement]],
    [sysAnnouncementSend, messages.mark],
    [sysMessage, messages.message],
    [sysMessageTemplate, seedTemplates(context)],
  ]);
  await spreadNotices(engine.db, context.anchor);
  await seedMessageSettings(context);
}

async function writeReports({ context, write }: SectionWriter): Promise<void> {
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
}
