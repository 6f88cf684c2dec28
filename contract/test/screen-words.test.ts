/** The vocabulary of `docs/glossary.md`, held against every text literal of the product. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const fixedSentences = new Set(
  readFileSync(new URL('fixed-exclamations.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);
/** Questions and search words that users type: they may use any word. */
const typedByUsers = ['server/src/seed/question-rows.ts', 'server/src/areas/interaction/help/'];
const literal = /'([^'\n]*)'|`([^`\n]*)`/g;

interface Text {
  readonly place: string;
  readonly text: string;
}

function getTexts(path: string): Text[] {
  const lines = readFileSync(`${repository}/${path}`, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (/^\s*(\/?\*|\/\/)/.test(line)) return [];
    const found = [...line.matchAll(literal)].map(([, quoted, template]) => quoted ?? template ?? '');
    return found
      .filter((text) => /\p{Script=Han}/u.test(text))
      .map((text) => ({ place: `${path}:${index + 1}`, text }));
  });
}

const texts = globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: repository })
  .filter((path) => !typedByUsers.some((start) => path.startsWith(start)))
  .flatMap(getTexts);

/** Words that are not used, with what is said instead and the texts that are fixed elsewhere. */
const retired: readonly [word: RegExp, use: string, fixed?: readonly string[]][] = [
  [/新建/, '新增', ['新建会话']],
  [/添加(用户(?!组)|角色(?!用户)|部门(?!用户)|下级|租户|报表|字典|菜单)/, '新增'],
  [/用户名称|真实名字|真实姓名/, '用户姓名', ['请输入用户名称!']],
  [/智能客服|AI 客服/, 'AI客服'],
  [/审核不通过|审批驳回/, '审核驳回'],
  [/审批通过/, '审核通过', ['岗位审批通过']],
  [/禁用/, '停用', ['禁用']],
];

test.each(retired)('no text says %s', (word, _use, fixed = []) => {
  const wrong = texts.filter(({ text }) => word.test(text) && !fixed.includes(text));
  expect(wrong).toEqual([]);
});

/** `请输入{label}!` and its kind: the pattern of a missing value. */
const asksForValue = /请(?:重新)?(?:输入|选择|上传|填写)[^，。]*[!！]$/;
const exclaims = ({ text }: Text) => /[\p{Script=Han}）”}]\s?[!！]/u.test(text) && !asksForValue.test(text);

test('only sentences that the interface fixes end in an exclamation mark', () => {
  expect(texts.filter((found) => exclaims(found) && !fixedSentences.has(found.text))).toEqual([]);
});

test('the list of fixed sentences holds nothing that is not used', () => {
  const used = new Set(texts.filter(exclaims).map(({ text }) => text));
  expect([...fixedSentences].filter((sentence) => !used.has(sentence))).toEqual([]);
});
