import { company, companyUser } from '@campus/contract/enterprise';
import { sql } from 'kysely';
import { demoPassword, seedSession, seedSystem } from '../../src/areas/system/seed.ts';
import type { Context } from '../../src/kit/context.ts';
import { addUser } from '../../src/platform/sign-in/account-writes.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import type { Filling } from '../support/seeded-store.ts';

/** The university that everything happens in; the zone and the other university look on. */
export const tenantId = 2;
export const start = '2025-10-15T10:00:00+08:00';
/** Colleges of the university, by code. */
export const colleges = { language: 'A02A02', computing: 'A02A08' } as const;
/** Two companies; the second one is the other company of every test. */
export const companies = { first: 'company-1', second: 'company-2' } as const;
/** The one post that the limited recruiter answers for. */
export const scopedPost = 'post-scoped';

const members = [
  { username: 'head1', companyId: companies.first, role: 1, roleCode: 'ent_admin', postScope: null },
  { username: 'hr1', companyId: companies.first, role: 2, roleCode: 'ent_hr', postScope: null },
  { username: 'limited1', companyId: companies.first, role: 2, roleCode: 'ent_hr', postScope: scopedPost },
  { username: 'look1', companyId: companies.first, role: 3, roleCode: 'ent_interviewer', postScope: null },
  { username: 'hr2', companyId: companies.second, role: 2, roleCode: 'ent_hr', postScope: null },
] as const;
export type Who =
  | (typeof members)[number]['username']
  | 'school'
  | 'staff'
  | 'college'
  | 'auditor'
  | 'viewer'
  | 'plain'
  | 'admin'
  | 'other';
/** Accounts of the school side that the product ships; `other` belongs to another tenant. */
export const shipped: Readonly<Partial<Record<Who, string>>> = {
  school: 'demo_school_admin_2',
  staff: 'demo_school_staff_2',
  college: 'demo_college_staff_2',
  auditor: 'demo_school_auditor_2',
  other: 'demo_school_admin_3',
};

/** The two companies with their recruiters, and the accounts of the school. */
export const filling: Filling = {
  name: 'delivery',
  at: start,
  async fill(engine) {
    await seedSystem(engine, { profile: 'small' });
    const hash = await hashPassword(demoPassword, Buffer.alloc(16, 7));
    await engine.runAs(seedSession(tenantId), (context) => addCompanies(context, hash));
    await engine.runAs(seedSession(tenantId), (context) => addViewer(context, hash));
    // An account without a phone is never asked to verify it, however far a test looks ahead.
    await sql`update sys_user set phone = null`.execute(engine.db);
  },
};

async function addCompanies(context: Context, passwordHash: string): Promise<void> {
  for (const [i, id] of Object.values(companies).entries())
    await context.engine.insert(
      company,
      {
        id,
        companyName: `示例企业${i + 1}有限公司`,
        creditCode: `9199999900000000${i}X`,
        companyKind: 1,
        auditStatus: 3,
        blackFlag: 0,
      } as never,
      context,
    );
  for (const { username, companyId, role, roleCode, postScope } of members) {
    const userId = await addUser(context, {
      username,
      realname: `人事${username}`,
      userType: '2',
      passwordHash,
      companyId,
      tenants: [tenantId],
      roles: [roleCode],
    });
    const values = { id: `member-${username}`, userId, companyId, role, postScope, isRegistrant: 0 };
    await context.engine.insert(companyUser, values as never, context);
  }
}
/** Reads the university's rows and nothing of its students' contacts. */
async function addViewer(context: Context, passwordHash: string): Promise<void> {
  const account = { username: 'plain', realname: '只读', userType: '1', passwordHash } as const;
  await addUser(context, { ...account, tenants: [tenantId], roles: ['viewer'] });
}
