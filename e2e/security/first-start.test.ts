import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServerProcess } from '../../server/test/support/server-process.ts';
import { createTestApp, type TestApp } from '../../server/test/support/test-app.ts';

/* What an installation grants, shows and refuses before anybody has changed anything. */
describe('a fresh installation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ filled: 'none' });
  });
  afterAll(() => app.close());

  it.each(['viewer', 'ent_admin', 'ent_hr', 'ent_interviewer'])(
    'S-Y10: grants the role %s exactly the listed codes',
    async (role) => {
      const { rows } = await sql<{ perms: string }>`
      select distinct p.perms from sys_role r
      join sys_role_permission g on g.role_id = r.id and g.del_flag = 0
      join sys_permission p on p.id = g.permission_id and p.del_flag = 0
      where r.role_code = ${role} and r.del_flag = 0 and p.perms is not null`.execute(app.engine.db);
      const codes = [...new Set(rows.flatMap(({ perms }) => perms.split(',').filter(Boolean)))].sort();
      await expect(`${codes.join('\n')}\n`).toMatchFileSnapshot(`shipped-codes/${role}.txt`);
    },
  );
  it('S-Y10: grants only administrators the right to end the sessions of others', async () => {
    const { rows } = await sql<{ roleCode: string }>`
      select distinct r.role_code from sys_role r
      join sys_role_permission g on g.role_id = r.id and g.del_flag = 0
      join sys_permission p on p.id = g.permission_id and p.del_flag = 0
      where p.perms like '%forceLogout%' and r.role_code not in ('admin', 'platform_admin')`.execute(app.engine.db);
    expect(rows).toEqual([]);
  });
});

const createSecret = (word: string) => `${word}-9f2c7be1d04a63588e17c2b5a9d0f364`;
const production = {
  NODE_ENV: 'production',
  ALLOW_EMBEDDED: '1',
  ADMIN_PASSWORD: 'Ginkgo#2027!',
  TOKEN_KEY: createSecret('t'),
  FILE_KEY: createSecret('f'),
  CIPHER_KEY: createSecret('c'),
  HASH_KEY: createSecret('h'),
  AUDIT_KEY: createSecret('a'),
  PASSWORD_PAIR: '8f2c1d0a9b7e6f54:1a2b3c4d5e6f7081',
};

describe('in production', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-first-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  it.each([
    [{ TOKEN_KEY: '123' }, 'TOKEN_KEY 至少需要 32 个字节'],
    [{ TOKEN_KEY: '' }, '缺少密钥：请设置 TOKEN_KEY'],
    [{ TOKEN_KEY: 'a'.repeat(40) }, 'TOKEN_KEY 过于简单：重复的字符太多'],
    [{ TOKEN_KEY: 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz' }, 'TOKEN_KEY 过于简单'],
    [{ CIPHER_KEY: 'changemechangemechangemechangeme' }, 'CIPHER_KEY 过于简单'],
    [{ CORS_ORIGINS: '*' }, '不能用 *'],
    [{ CAPTCHA_FIXED: '8888' }, '生产环境不能使用 CAPTCHA_FIXED'],
    [{ SEED: 'demo' }, '生产环境不能写入演示数据'],
  ])('S-Y16, S-N37, S-V3: with %j it does not start, and says why', { timeout: 60_000 }, async (weak, reason) => {
    const refused = new ServerProcess({ DATA_DIR: dataDir, ...production, ...(weak as Record<string, string>) });
    const timer = setTimeout(() => void refused.crash(), 30_000);
    const code = await refused.ended;
    clearTimeout(timer);
    expect(code).toBe(78);
    expect(refused.output).toContain(reason);
  });

  describe('with settings that are strong', () => {
    let app: TestApp;
    beforeAll(async () => {
      const env = { ...production, SEED: 'none', CAPTCHA_FIXED: '', RATE_LIMITS: 'on' };
      app = await createTestApp({ filled: 'tiny', env });
    });
    afterAll(() => app.close());
    it.each([
      '/test/jeecgDemo/list',
      '/test/order/list',
      '/demo/table/list',
      '/mock/api/user',
      '/mock/api/role',
      '/mock/api/service',
      '/mock/api/permission',
      '/mock/api/permission/no-pager',
      '/api/user',
      '/api/service',
    ])('S-Y13: %s does not exist', async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        const { status, body } = await app.call({
          method,
          url: `/server${path}`,
          ...(method !== 'GET' && { payload: {} }),
        });
        expect([status, body.code, body.success], method).toEqual([404, 404, false]);
      }
    });
  });
});
