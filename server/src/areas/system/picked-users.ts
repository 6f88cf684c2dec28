import { isStaff } from '@campus/contract/kit';
import { mask } from '@campus/contract/rules';
import { type PickedUser, sysUser, type UserPage } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { loadSubtree } from '../../kit/read/compare.ts';
import type { Condition } from '../../kit/read/condition.ts';
import { matchesPinyin, mayBePinyin, pinyinColumn } from '../../kit/read/pinyin.ts';

/** Filters of a user picker, combined with AND. */
export interface UserSearch {
  readonly username?: string | null;
  readonly realname?: string | null;
  /** Part of a name, or its pinyin. */
  readonly quickFind?: string | null;
  /** Departments, including their descendants. */
  readonly departIds?: readonly string[];
  readonly ids?: readonly string[];
  readonly usernames?: readonly string[];
  readonly roleId?: string;
  /** Includes frozen accounts, to show users selected earlier. */
  readonly anyStatus?: boolean;
}
const sortable = ['createTime', 'username', 'realname', 'workNo', 'orgCode', 'sex', 'status'];
/** User administrators also read birthday and email. */
const sees = ({ session }: Context): boolean => session.codes.has(sysUser.can.list);
const like = (value: string): string => `%${value.replace(/^\*|\*$/g, '').replace(/[\\%_]/g, '\\$&')}%`;

/** Names that contain the text or its pinyin. */
const nameCondition = (wanted: string): Condition => {
  const holds = sql<boolean>`u.realname ilike ${like(wanted)}`;
  if (!mayBePinyin(wanted)) return holds;
  return sql<boolean>`(${holds} or ${matchesPinyin(sql.ref(`u.${pinyinColumn('realname')}`), wanted)})`;
};

/**
 * Users the caller may pick: those of the tenant; for enterprise users those of their own company, so that other
 * companies' members are not disclosed.
 */
async function mayPick(context: Context): Promise<Condition> {
  const { session } = context;
  const member = sql<boolean>`exists (select 1 from sys_user_tenant m where m.user_id = u.id and m.tenant_id = ${session.tenantId} and m.del_flag = 0)`;
  if (isStaff(session)) return sql<boolean>`(u.del_flag = 0 and ${member})`;
  const company = session.companyId;
  return company
    ? sql<boolean>`(u.del_flag = 0 and u.user_type = '2' and u.company_id = ${company} and ${member})`
    : sql<boolean>`(u.del_flag = 0 and u.id = ${session.userId})`;
}

async function loadCondition(context: Context, search: UserSearch): Promise<Condition> {
  const parts: Condition[] = [await mayPick(context)];
  if (!search.anyStatus) parts.push(sql<boolean>`u.status = 1`);
  if (search.username) parts.push(sql<boolean>`u.username ilike ${like(search.username)}`);
  if (search.realname) parts.push(sql<boolean>`u.realname ilike ${like(search.realname)}`);
  if (search.quickFind) parts.push(nameCondition(search.quickFind));
  if (search.ids) parts.push(sql<boolean>`u.id = any(${[...search.ids]}::text[])`);
  if (search.usernames) parts.push(sql<boolean>`u.username = any(${[...search.usernames]}::text[])`);
  if (search.roleId)
    parts.push(
      sql<boolean>`exists (select 1 from sys_user_role r where r.user_id = u.id and r.del_flag = 0 and r.role_id = ${search.roleId})`,
    );
  if (search.departIds?.length) {
    const { ports } = context.engine;
    const nodes = await Promise.all(
      search.departIds.map((id) => loadSubtree(ports, 'depart', id, context.session.tenantId)),
    );
    parts.push(
      sql<boolean>`exists (select 1 from sys_user_depart d where d.user_id = u.id and d.del_flag = 0 and d.depart_id = any(${nodes.flat()}::text[]))`,
    );
  }
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

interface Found {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly avatar: string | null;
  readonly sex: number | null;
  readonly phone: string | null;
  readonly orgCode: string | null;
  readonly orgCodeTxt: string | null;
  readonly post: string | null;
  readonly workNo: string | null;
  readonly createTime: string;
  readonly status: number;
  readonly birthday: string | null;
  readonly email: string | null;
}

/** The matching users in order; at most `limit` from `offset` on. */
export async function pickUsers(
  context: Context,
  search: UserSearch,
  page: { limit: number; offset?: number; column?: string | null; order?: string | null },
): Promise<PickedUser[]> {
  const sorts = sees(context) ? [...sortable, 'birthday'] : sortable;
  const column = sorts.find((name) => name === page.column) ?? 'createTime';
  const direction = page.order?.toLowerCase().includes('asc') ? sql`asc` : sql`desc`;
  const { rows } = await sql<Found>`
    select u.id, u.username, u.realname, u.avatar, u.sex, u.phone, u.org_code, u.post, u.work_no, u.create_time, u.status, u.birthday, u.email,
           (select string_agg(d.depart_name, ',' order by d.org_code) from sys_user_depart m join sys_depart d on d.id = m.depart_id
             where m.user_id = u.id and m.del_flag = 0 and d.del_flag = 0 and d.tenant_id = ${context.session.tenantId}) as org_code_txt
    from sys_user u where ${await loadCondition(context, search)}
    order by ${sql.ref(`u.${column}`)} ${direction} nulls last, u.id ${direction}
    limit ${page.limit}::int offset ${page.offset ?? 0}::int`.execute(context.db);
  const texts = await textsFor(context);
  return rows.map((row) => presentUser(context, row, texts));
}
async function countUsers(context: Context, search: UserSearch): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from sys_user u where ${await loadCondition(context, search)}`.execute(context.db);
  return Number(rows[0]?.total ?? 0);
}
export async function userPage(
  context: Context,
  search: UserSearch,
  wanted: { pageNo: number | null; pageSize: number | null; column: string | null; order: string | null },
): Promise<UserPage> {
  const current = Math.max(wanted.pageNo ?? 1, 1);
  const size = Math.min(Math.max(wanted.pageSize ?? 10, 1), 1000);
  const records = await pickUsers(context, search, { limit: size, offset: (current - 1) * size, ...wanted });
  const total = await countUsers(context, search);
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

type Texts = Readonly<Record<'sex' | 'user_status', ReadonlyMap<string, string>>> & {
  posts: ReadonlyMap<string, string>;
};
async function textsFor(context: Context): Promise<Texts> {
  const dictionaries = await context.services.dictionaries.get();
  const posts = await context.db
    .selectFrom('sys_position')
    .where('tenantId', '=', context.session.tenantId)
    .where('delFlag', '=', 0)
    .select(['code', 'name'])
    .execute();
  const texts = (code: string) => dictionaries.get(code)?.texts ?? new Map<string, string>();
  return { sex: texts('sex'), user_status: texts('user_status'), posts: new Map(posts.map((p) => [p.code, p.name])) };
}
function presentUser(context: Context, row: Found, texts: Texts): PickedUser {
  const { birthday, email, ...plain } = row;
  const post = row.post?.split(',').map((code) => texts.posts.get(code) ?? code);
  return {
    ...plain,
    avatar: row.avatar === null ? null : context.engine.ports.sign(row.avatar),
    phone: row.phone === null ? null : mask('mobile', row.phone),
    orgCodeTxt: row.orgCodeTxt ?? '',
    ...(row.sex !== null && { sex_dictText: texts.sex.get(String(row.sex)) ?? String(row.sex) }),
    ...(post && { post_dictText: post.join(',') }),
    status_dictText: texts.user_status.get(String(row.status)) ?? String(row.status),
    ...(sees(context) && { birthday, email }),
  };
}
