import { helpKinds, helpRecord } from '@campus/contract/resume';
import type { SeedRow } from './bulk.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { isStudying, type SeedStudent } from './students.ts';

type Help = readonly [kind: number, content: string, result: string | null, posts: number | null];
/** What is done for a student, in this order. */
const course: readonly Help[] = [
  [helpKinds.talk, '了解求职意向、家庭情况和当前困难，确定帮扶计划', '愿意留在本市就业，优先考虑专业对口岗位', null],
  [helpKinds.posts, '按求职意向推荐本市专业对口岗位，并协助投递', '已投递其中两个岗位', 2],
  [helpKinds.training, '参加简历与面试训练营，完成一次模拟面试', '表达有明显进步', null],
  [helpKinds.posts, '推荐校友企业岗位，联系企业安排面试', null, 2],
  [helpKinds.subsidy, '协助申请求职创业补贴，材料已提交', null, null],
];
const [morning, dayMinutes, gapDays] = [9 * 60, 8 * 60, 12];
const longestAgo = 120;

/** Help records of the students who are helped first and of those of their cohort in difficulty. */
export function seedHelpRecords(context: SeedContext, students: readonly SeedStudent[]): SeedRow[] {
  const dice = context.dice('help');
  const helped = students.filter((s) => isStudying(s) && (s.row.focusTags || Number(s.row.difficultyType) > 0));
  const plans = helped.flatMap((student, i) => {
    const helper = context.recommender(student.tenantId);
    const count = dice.between(i, 'count', 0, course.length);
    const first = dice.between(i, 'first', gapDays * course.length, longestAgo);
    return course
      .slice(0, count)
      .map((help, at) => ({ student, helper, help, daysAgo: first - at * gapDays, at, count, i }));
  });
  return plans.map(({ student, helper, help: [kind, content, result, postCount], daysAgo, at, count, i }, n) => {
    const time = context.time(-daysAgo, morning + dice.between(i, `minute${at}`, 0, dayMinutes));
    const isLast = at === count - 1;
    return {
      ...systemColumns(helpRecord, seedId(94, n), student.tenantId, helper.username, time, student.depart.orgCode),
      employId: student.id,
      helpDate: context.day(-daysAgo),
      kind,
      helper: helper.realname,
      postCount,
      content,
      result,
      nextDate: isLast && count === course.length ? null : context.day(gapDays - daysAgo),
    };
  });
}
