import {
  analysisCity,
  analysisIndustry,
  analysisRank,
  analysisSupply,
  type SupplyBar,
} from '@campus/contract/dashboard';
import { companyPost, postStatistics } from '@campus/contract/post';
import { deliveryStatistics, employUser } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { TreeNode } from '../../kit/ports.ts';
import { getCached } from './cache.ts';
import { getBars, topGroups } from './counted.ts';
import { loadCount, mayList, parsePeriod, periodKey } from './counts.ts';

const top = 10;

const openPosts = (by: string, context: Context) =>
  getCached(`open|${by}`, context, async () => ({
    asOf: context.now,
    bars: getBars(await topGroups(postStatistics, { measure: 'open', by, top }, context)),
  }));
const industryAnswer = answer(analysisIndustry, (_input, context) => openPosts('industry', context));
const cityAnswer = answer(analysisCity, (_input, context) => openPosts('city', context));

/** The majors most in demand, each with its number of students: students per opening, scarcest first. */
const supplyAnswer = answer(analysisSupply, (_input, context) =>
  getCached('supply', context, async () => {
    if (!mayList(context, companyPost, employUser)) return { asOf: context.now, bars: null };
    const wanted = (await topGroups(postStatistics, { measure: 'openHeadcount', by: 'major', top }, context)) ?? [];
    const majors = await context.engine.ports.tree('major', context.session.tenantId);
    const names = distinctNames(
      wanted.map(({ code }) => code),
      majors,
    );
    const bars: SupplyBar[] = [];
    for (const { code, value: headcount } of wanted) {
      const students = await loadCount(
        employUser,
        {
          all: [
            ['majorCode', 'under', code],
            ['mergedInto', 'eq', ''],
          ],
        },
        context,
      );
      bars.push({
        name: names.get(code) ?? code,
        students,
        headcount,
        value: Math.round((students / headcount) * 100) / 100,
        link: { path: '/student/profile', query: { majorCode: code } },
      });
    }
    return { asOf: context.now, bars: bars.sort((a, b) => a.value - b.value) };
  }),
);

/** Names by code. Majors of different levels may share a name; these also show their parent. */
function distinctNames(codes: readonly string[], nodes: ReadonlyMap<string, TreeNode>): ReadonlyMap<string, string> {
  const getName = (code: string) => nodes.get(code)?.text ?? code;
  const findParent = (code: string) => nodes.get(nodes.get(code)?.parent ?? '')?.text;
  const names = codes.map(getName);
  return new Map(
    codes.map((code) => {
      const name = getName(code);
      const parent = findParent(code);
      const isShared = names.filter((other) => other === name).length > 1;
      return [code, isShared && parent ? `${name}（${parent}）` : name];
    }),
  );
}

const rankAnswer = answer(analysisRank, (input, context) => {
  const period = parsePeriod(input, context);
  return getCached(`rank|${periodKey(period)}`, context, async () => {
    const question = { measure: 'deliveries', by: 'company', top, period };
    return { asOf: context.now, bars: getBars(await topGroups(deliveryStatistics, question, context)) };
  });
});

export const rankingAnswers = [industryAnswer, cityAnswer, supplyAnswer, rankAnswer];
