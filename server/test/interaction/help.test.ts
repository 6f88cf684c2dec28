import { menus } from '@campus/contract';
import {
  getDecision,
  getPieces,
  nearest,
  type Prepared,
  prepareEntry,
  shippedSynonyms,
} from '@campus/contract/interaction';
import { isGroup, type MenuGroup, type MenuPage, type Side } from '@campus/contract/kit';
import { describe, expect, it } from 'vitest';
import { type HelpEntry, helpEntries } from '../../src/areas/interaction/help/index.ts';

const audiences: Readonly<Record<Side, string>> = { school: '1', enterprise: '2', organization: '0' };
type Known = HelpEntry & { hitCount: number };
const prepared: readonly Prepared<Known>[] = helpEntries.map((entry) =>
  prepareEntry({ ...entry, hitCount: 0 }, shippedSynonyms),
);
const known = (side: Side): Prepared<Known>[] =>
  prepared.filter(({ entry: { audience } }) => audience === '0' || audience === audiences[side]);
function answer(side: Side, question: string): string | undefined {
  const [first] = nearest(getPieces(question, shippedSynonyms), known(side));
  return first && getDecision(first.score) === 'direct' ? first.entry.answer : undefined;
}

const getPages = (row: MenuGroup | MenuPage): MenuPage[] => (isGroup(row) ? row.pages.flatMap(getPages) : [row]);
const pages = (['school', 'enterprise', 'organization'] as const).flatMap((side) =>
  (menus[side] ?? [])
    .flatMap(getPages)
    .filter(({ path }) => !path.includes(':'))
    .map(({ title, path }) => [side, title, path] as const),
);

describe('the help that the product brings along', () => {
  it.each(pages)('%s finds %s by its name', (side, title, path) => {
    for (const question of [title, `${title}在哪里`, `怎么打开${title}？`, `如何使用${title}`])
      expect(answer(side, question), question).toContain(`](${path})`);
  });

  it.each([
    ['school', '企业怎么入驻？', '企业注册'],
    ['school', '怎么导入学生', '学生档案'],
    ['school', '学生怎么导入？', '学生档案'],
    ['school', '岗位怎么审核', '岗位审批'],
    ['school', '投递怎么通过', '投递管理'],
    ['school', '怎么改密码', '密码修改'],
    ['school', '消息模板在哪', '消息模板'],
    ['school', '公告怎么发', '系统通告'],
    ['school', '怎么给用户分配角色', '角色管理'],
    ['school', '用户密码怎么重置', '用户管理'],
    ['school', '报表怎么做', '在线报表配置'],
    ['school', '每天能投多少次', '招聘参数'],
    ['school', '怎么踢人下线', '在线用户'],
    ['school', '数据是谁改的', '数据日志'],
    ['enterprise', '怎么发岗位', '岗位列表'],
    ['enterprise', '投递怎么通过', '投递管理'],
    ['enterprise', '怎么添加成员', '成员管理'],
    ['enterprise', '怎么提意见', '意见反馈'],
    ['enterprise', '怎么改密码', '密码修改'],
    ['organization', '消息在哪里看', '我的消息'],
  ] as const)('answers %s asking %s with %s', (side, question, words) => {
    expect(answer(side, question)).toContain(words);
  });

  it('has ids of its own and names no way through the menu that does not exist', () => {
    const ids = helpEntries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const ways = Object.values(menus).flatMap((rows) => rows.flatMap((row) => listWays(row, [])));
    const named = helpEntries.flatMap(({ answer: text }) =>
      [...text.matchAll(/\*\*([^*]+ > [^*]+)\*\*/g)].map(([, way]) => way),
    );
    const unknown = named.filter(
      (way) => !ways.some((one) => ` > ${one}`.endsWith(` > ${way}`)) && !way?.startsWith('账户设置'),
    );
    expect(unknown).toEqual([]);
  });
});

function listWays(row: MenuGroup | MenuPage, before: readonly string[]): string[] {
  const here = [...before, row.title];
  return [here.join(' > '), ...(isGroup(row) ? row.pages.flatMap((inner) => listWays(inner, here)) : [])];
}
