import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
let copy: string;

/** A copy of the sources whose packages are those of the repository, except the workspaces. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campus-new-entity-'));
  for (const path of [
    '.gitignore',
    'scripts',
    'lint',
    'contract',
    'server/src',
    'server/package.json',
    'package.json',
    'biome.json',
  ])
    cpSync(join(repository, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.endsWith('node_modules'),
    });
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@campus'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '@campus') symlinkSync(join(repository, 'node_modules', name), join(packages, name));
  for (const name of ['contract', 'server']) symlinkSync(join(folder, name), join(packages, '@campus', name));
  return folder;
}

interface Outcome {
  readonly ok: boolean;
  readonly said: string;
}
const program = `
import { newEntity } from './scripts/new-entity.mjs';
const outcomes = [];
let said = '';
console.log = (line) => { said += line + '\\n'; };
for (const args of JSON.parse(process.argv[1])) {
  said = '';
  const code = await newEntity(args).catch((error) => {
    if (!error.expected) throw error;
    console.log(error.message);
  });
  outcomes.push({ ok: code === 0, said });
}
process.stdout.write('\\n' + JSON.stringify(outcomes));`;
/** Runs the command with each list of arguments, in one process that loads the definitions once; what each of them printed. */
async function newEntities(...requests: string[][]): Promise<Outcome[]> {
  const command = ['--input-type=module', '-e', program, '--', JSON.stringify(requests)];
  const { stdout } = await run(process.execPath, command, { cwd: copy });
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n') + 1));
}
interface MenuRow {
  readonly path: string;
  readonly pages?: readonly MenuRow[];
}
/** Paths of the groups that have the page. */
const groupsWith = (path: string, rows: readonly MenuRow[], group?: string): (string | undefined)[] =>
  rows.flatMap((row) => (row.pages ? groupsWith(path, row.pages, row.path) : row.path === path ? [group] : []));
const source = (path: string): string => readFileSync(join(copy, path), 'utf8');

beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const rejected: [title: string, args: string[], said: string][] = [
  ['without a title', ['post', 'postAward'], '用法'],
  ['with an unknown option', ['post', 'postAward', '--title', '奖项', '--colour'], '用法'],
  ['in an unknown area', ['fairs', 'postAward', '--title', '奖项'], '没有模块 fairs'],
  ['outside of the area folders', ['../post', 'postAward', '--title', '奖项'], '没有模块 ../post'],
  ['with a name in the wrong case', ['post', 'PostAward', '--title', '奖项'], '应为小驼峰'],
  ['with a name that exists', ['post', 'companyPost', '--title', '奖项'], 'companyPost（'],
  ['with a table that exists', ['post', 'postAward', '--title', '奖项', '--table', 'rc_company_post'], 'companyPost（'],
  [
    'below an unknown menu group',
    ['post', 'postAward', '--title', '奖项', '--under', '/nowhere'],
    '没有菜单分组 /nowhere',
  ],
];

describe('npm run new:entity', () => {
  it('writes nothing and says why when it cannot take its arguments', async () => {
    const before = source('contract/src/areas/post/menu.ts');
    const outcomes = await newEntities(...rejected.map(([, args]) => args));
    for (const [i, [title, , said]] of rejected.entries())
      expect(outcomes[i], title).toEqual({ ok: false, said: expect.stringContaining(said) });
    expect(source('contract/src/areas/post/menu.ts')).toBe(before);
    expect(existsSync(join(copy, 'contract/src/areas/post/post-award.ts'))).toBe(false);
  });

  describe('with what it can take', () => {
    const made: Outcome[] = [];
    let registered: { award: unknown[]; menus: Record<'school' | 'enterprise', readonly MenuRow[]> };
    beforeAll(async () => {
      const change = ['enterprise', 'certificateChange', '--title', '资质变更', '--workflow', '--own-company'];
      made.push(
        ...(await newEntities(
          ['post', 'postAward', '--title', '岗位奖项', '--workflow', '--own-company'],
          [...change, '--under', '/enterprise'],
          change,
          ['homepage', 'friendLink', '--title', '友情链接'],
        )),
      );
      const print = `
        const { menus } = await import('./contract/src/areas/menu.ts');
        const { postAward } = await import('./contract/src/areas/post/index.ts');
        const isOffered = JSON.stringify(menus).includes(postAward.can.list);
        const award = [Object.keys(postAward.workflow.steps), isOffered, postAward.workflow.counted, postAward.calls];
        console.log(JSON.stringify({ award, menus }));`;
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', print], { cwd: copy });
      registered = JSON.parse(stdout);
    });

    it('registers an audited entity of companies with its behaviour, page and grants', () => {
      expect(made[0]).toEqual({ ok: true, said: expect.stringContaining('npm run db:migration -- post-award') });
      expect(source('contract/src/areas/entities.ts')).toContain('postAward');
      expect(source('server/src/areas/post/index.ts')).toContain('postAwardBehaviour');
      const calls = ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'];
      expect(registered.award).toEqual([['submit', 'withdraw', 'approve', 'reject'], true, true, calls]);
      expect(source('contract/src/areas/post/grants.ts')).toContain(
        "grant('post:postAward', 'list exportXls audit', 'school_auditor')",
      );
      // The queue screen needs no file: an audited entity with a page and no screen has the standard one.
      const written = made[0]?.said.split('\n').filter((line) => line.endsWith('.ts'));
      expect(written).toEqual([
        'contract/src/areas/post/post-award.ts',
        'server/src/areas/post/post-award.ts',
        'contract/src/areas/post/menu.ts',
        'contract/src/areas/post/grants.ts',
      ]);
    });

    it('adds a menu entry per side when the sides have different groups', () => {
      expect(made[1]).toEqual({ ok: false, said: expect.stringContaining('enterprise 没有菜单分组 /enterprise') });
      expect(made[2]?.ok).toBe(true);
      const { school, enterprise } = registered.menus;
      const path = '/enterprise/certificateChange';
      expect([groupsWith(path, school), groupsWith(path, enterprise)]).toEqual([['/enterprise'], ['/myCompany']]);
    });

    it('needs no behaviour for an entity of the school', () => {
      expect(made[3]?.ok).toBe(true);
      expect(source('contract/src/areas/entities.ts')).toContain('friendLink');
      expect(existsSync(join(copy, 'server/src/areas/homepage/friend-link.ts'))).toBe(false);
    });

    it('leaves the generated registrations up to date', async () => {
      await expect(run(process.execPath, ['scripts/areas.mjs', '--check'], { cwd: copy })).resolves.toBeTruthy();
    });
  });
});
