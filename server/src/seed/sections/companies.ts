import {
  accountAlteration,
  blacklist,
  company,
  companyAudit,
  companyChange,
  companyUser,
  violation,
} from '@campus/contract/enterprise';
import { companyPublicity, loginConfig, loginConfigVersion } from '@campus/contract/homepage';
import { companyPost, forbiddenWord, postAudit, postType } from '@campus/contract/post';
import { seededSkills, skill } from '@campus/contract/resume';
import { bizAuditLog, departSeal, sysUser, sysUserRole, sysUserTenant } from '@campus/contract/system';
import { sql } from 'kysely';
import type { EngineApi } from '../../kit/context.ts';
import { seedAlterations } from '../alterations.ts';
import { seedBlacklist } from '../blacklists.ts';
import { seedLoginConfigs, seedSlides } from '../carousel.ts';
import { seedCompanies } from '../companies.ts';
import { seedCompanyChanges } from '../company-changes.ts';
import { alterationHistory, companyHistory, postHistory } from '../history.ts';
import { type PostLists, seedPostLists, skillRow } from '../post-lists.ts';
import { type PostSeed, seedPosts } from '../posts.ts';
import { seedSeals } from '../seals.ts';
import type { CompanySeed } from '../seed-company.ts';
import type { SectionWriter } from './writer.ts';

/** Lists that posts choose from, and what the sign-in page shows. */
export async function writeLists({ engine, context, write }: SectionWriter): Promise<PostLists> {
  const lists = seedPostLists(context);
  const logins = seedLoginConfigs(context);
  const skills = [1, 2, 3].flatMap((tenant) => seededSkills.map((s, i) => skillRow(context, tenant, i, s)));
  await write('岗位类别', [
    [postType, lists.rows.type],
    [forbiddenWord, lists.rows.word],
    [skill, skills],
    [companyPublicity, seedSlides(context)],
    [loginConfig, logins.config],
    [loginConfigVersion, logins.version],
    [departSeal, await seedSeals(engine, context)],
  ]);
  return lists;
}

/** Companies with their members, audits, changes of certified data, violations and blacklist. */
export async function writeCompanies({ engine, context, write }: SectionWriter): Promise<CompanySeed> {
  const admitted = seedCompanies(context);
  const { companies, rows } = admitted;
  const alterations = seedAlterations(context, companies);
  const changes = seedCompanyChanges(context, companies, rows.company);
  const barred = seedBlacklist(context, companies, rows.company);
  const names = new Map(companies.flatMap(({ members }) => members.map((m) => [m.username, m.realname] as const)));
  const roles = await rolesByCode(engine);
  const history = [
    ...companyHistory(rows.audit),
    ...alterationHistory(context, alterations, names),
    ...changes.history,
    ...barred.history,
  ];
  await write('企业', [
    [company, rows.company],
    [sysUser, rows.user],
    [sysUserTenant, rows.tenant],
    [companyUser, rows.member],
    [sysUserRole, rows.role.map((r) => ({ ...r, roleId: roles.get(String(r.roleId)) ?? null }))],
    [companyAudit, [...rows.audit, ...changes.audit]],
    [accountAlteration, alterations],
    [companyChange, changes.change],
    [blacklist, barred.listed],
    [violation, barred.violation],
    [bizAuditLog, history],
  ]);
  return admitted;
}

async function rolesByCode(engine: EngineApi): Promise<Map<string, string>> {
  const { rows } = await sql<{
    id: string;
    roleCode: string;
  }>`select id, role_code from sys_role where del_flag = 0`.execute(engine.db);
  return new Map(rows.map((row) => [row.roleCode, row.id]));
}

export async function writePosts(
  { context, write }: SectionWriter,
  { companies }: CompanySeed,
  lists: PostLists,
): Promise<PostSeed> {
  const posts = seedPosts(context, companies, lists.leaves);
  await write('岗位', [
    [companyPost, posts.rows.post],
    [postAudit, posts.rows.audit],
    [bizAuditLog, postHistory(context, posts.rows.post, posts.rows.audit)],
  ]);
  return posts;
}
