import { lint, typecheck } from './check.mjs';
import { Expected, throwIfInterrupted } from './child.mjs';
import { endToEnd } from './e2e.mjs';
import { openPostgres } from './postgres.mjs';
import { asOneTest, playwrightCounts, vitestCounts } from './test-counts.mjs';
import { apiOnEmbedded, selectedUnit, vitestOnPostgres } from './unit.mjs';

/** Ordered by duration; stages that leave a core idle run together. All stages run even after a failure. */
const stages = [
  [
    { title: '代码检查', run: () => asOneTest(() => lint([])) },
    { title: '类型检查', run: () => asOneTest(() => typecheck()) },
  ],
  [{ title: '单元、组件与内嵌数据库测试', run: () => vitestCounts('embedded', selectedUnit) }],
  [{ title: '接口测试（PostgreSQL）', run: onPostgres }],
  [{ title: '浏览器流程测试', run: () => playwrightCounts((args) => endToEnd(args, { install: true })) }],
];

/**
 * `npm test`: runs all stages, then prints one line for each, the titles of failed tests, and the sum. Stages that this
 * machine cannot run are listed, and fail when CI is `true`.
 */
export async function test() {
  const results = [];
  for (const [index, together] of stages.entries()) {
    throwIfInterrupted();
    console.log(`\n${index + 1}/${stages.length} ${together.map(({ title }) => title).join('、')}`);
    results.push(...(await Promise.all(together.map(measure))));
  }
  throwIfInterrupted();
  return report(results);
}

async function measure({ title, run }) {
  const startedAt = Date.now();
  const counts = await run().catch(notRun);
  return { title, seconds: (Date.now() - startedAt) / 1000, ...counts };
}

async function onPostgres() {
  const postgres = await openPostgres({ install: true, isSmall: true }).catch(withoutPostgres);
  if (!postgres) return vitestCounts('api', apiOnEmbedded);
  try {
    return await vitestCounts('postgres', (args) => vitestOnPostgres(args, postgres.url));
  } finally {
    await postgres.stop();
  }
}

/** Without PostgreSQL the API tests run on the embedded database, but never in CI. */
function withoutPostgres(error) {
  if (!(error instanceof Expected) || process.env.CI === 'true') throw error;
  console.log(`接口测试改在内嵌数据库上运行：${error.message}`);
  return undefined;
}

/** Result of a stage that this machine cannot run. */
function notRun(error) {
  if (!(error instanceof Expected)) throw error;
  console.log(error.message);
  return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0, skipped: 0, reason: error.message };
}

function report(results) {
  console.log('');
  for (const [index, { title, seconds, passed, failed, skipped, reason }] of results.entries()) {
    const figures = reason
      ? `未运行（${reason}）`
      : `通过 ${passed}，失败 ${failed}${skipped ? `，跳过 ${skipped}` : ''}`;
    console.log(`${index + 1} ${title}：${figures}，${seconds.toFixed(1)} 秒`);
  }
  for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`失败：${failure}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
