import { isStaff, refusal } from '@campus/contract/kit';
import { mask } from '@campus/contract/rules';
import {
  type AddressEntry,
  type AddressPage,
  addressBook,
  addressBookPhone,
  departRefusals,
  usersByOrgCode,
} from '@campus/contract/system';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';

interface Search {
  readonly orgCode: string | null;
  readonly realname: string | null;
  readonly workNo: string | null;
  readonly pageNo: number | null;
  readonly pageSize: number | null;
}
type Found = Omit<AddressEntry, 'post_dictText'>;
const mostRows = 1000;
const contains = (value: string): string => `%${value.replace(/^\*|\*$/g, '').replace(/[\\%_]/g, '\\$&')}%`;

/** Staff search their tenant by department; enterprise users search their own company, which has no departments. */
function getPeople({ session }: Context, { orgCode, realname, workNo }: Search): RawBuilder<unknown> {
  if (orgCode !== null && !/^([A-Z]\d{2})*$/.test(orgCode)) throw refusal(departRefusals.codeForm, 'RC_FIELD');
  const parts = [
    isActiveUser,
    sql`exists (select 1 from sys_user_tenant t where t.user_id = u.id and t.tenant_id = ${session.tenantId} and t.del_flag = 0)`,
    isStaff(session)
      ? sql`u.user_type = '1' and d.id is not null`
      : sql`u.user_type = '2' and u.company_id = ${session.companyId ?? ''}`,
  ];
  if (orgCode) parts.push(sql`d.org_code like ${`${orgCode}%`}`);
  if (realname) parts.push(sql`u.realname ilike ${contains(realname)}`);
  if (workNo) parts.push(sql`u.work_no ilike ${contains(workNo)}`);
  return sql`
    from sys_user u
    left join sys_user_depart m on m.user_id = u.id and m.del_flag = 0
    left join sys_depart d on d.id = m.depart_id and d.del_flag = 0 and d.tenant_id = ${session.tenantId}
    where ${sql.join(parts, sql` and `)}`;
}
const columns = sql`u.realname, u.avatar, u.work_no, u.post, u.telephone, u.email, u.phone`;

async function page(context: Context, search: Search, isPerPerson: boolean): Promise<AddressPage> {
  const current = Math.max(search.pageNo ?? 1, 1);
  const size = Math.min(Math.max(search.pageSize ?? 10, 1), mostRows);
  const people = getPeople(context, search);
  const limits = sql`limit ${size}::int offset ${(current - 1) * size}::int`;
  const { rows } = isPerPerson
    ? await sql<Found>`
        select u.id, u.id as user_id, ${columns}, coalesce(min(d.id), '') as depart_id,
               coalesce(string_agg(d.depart_name, ' | ' order by d.org_code), '') as depart_name ${people}
        group by u.id order by min(d.org_code) nulls last, u.realname, u.id ${limits}`.execute(context.db)
    : await sql<Found>`
        select coalesce(m.id, u.id) as id, u.id as user_id, ${columns}, coalesce(d.id, '') as depart_id,
               coalesce(d.depart_name, '') as depart_name ${people}
        order by d.org_code nulls last, u.realname, u.id ${limits}`.execute(context.db);
  const counted = isPerPerson ? sql`count(distinct u.id)` : sql`count(*)`;
  const { rows: all } = await sql<{ n: number }>`select ${counted}::int as n ${people}`.execute(context.db);
  const total = all[0]?.n ?? 0;
  return { records: await presentEntries(context, rows), total, size, current, pages: Math.ceil(total / size) };
}

/** Phone numbers are unmasked only for holders of the permission code. */
async function presentEntries(context: Context, rows: readonly Found[]): Promise<AddressEntry[]> {
  const { session, db, engine } = context;
  const positions = await db
    .selectFrom('sys_position')
    .where('tenantId', '=', session.tenantId)
    .where('delFlag', '=', 0)
    .select(['code', 'name'])
    .execute();
  const names = new Map(positions.map(({ code, name }) => [code, name]));
  const isWhole = session.codes.has(addressBookPhone);
  return rows.map((row) => ({
    ...row,
    avatar: row.avatar === null ? null : engine.ports.sign(row.avatar),
    phone: row.phone === null || isWhole ? row.phone : mask('mobile', row.phone),
    ...(row.post && {
      post_dictText: row.post
        .split(',')
        .map((code) => names.get(code) ?? code)
        .join(','),
    }),
  }));
}

export const addressBookCalls: readonly BoundEndpoint[] = [
  answer(addressBook, (search, context) => page(context, search, true)),
  answer(usersByOrgCode, (search, context) => page(context, search, false)),
];
