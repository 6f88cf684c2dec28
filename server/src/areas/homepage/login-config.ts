import {
  defaultLoginConfig,
  keptVersions,
  type LoginConfig,
  type LoginConfigAnswer,
  type LoginConfigVersionBrief,
  loginConfig,
  loginConfigOfTenant,
  loginConfigVersion,
  loginConfigVersions,
  restoreLoginConfig,
  rollBackLoginConfig,
  saveLoginConfig,
} from '@campus/contract/homepage';
import { failure, type Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { pickColumns } from '../../kit/read/pick-columns.ts';
import { nextSeq } from '../../kit/write/next-seq.ts';
import type { Db } from '../../platform/tables.ts';
import { visitedTenant } from './carousel-calls.ts';

type Stored = Row<typeof loginConfig>;
const names = loginConfig.form as readonly (keyof LoginConfig)[];
const getContent = (row: LoginConfig): LoginConfig => pickColumns(row, names);
const qrReady = ({ engine }: Context): boolean => engine.services.settings.wechat !== undefined;
const getAnswer = (row: Stored, context: Context): LoginConfigAnswer => ({
  ...getContent(row),
  version: row.version,
  qrReady: qrReady(context),
});

/** The tenant's own row, locked inside a transaction. */
async function lockStored(context: Context): Promise<Stored | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`select id from pub_login_config where ${context.live(loginConfig)}`.execute(context.db);
  return rows[0] && context.engine.lock(loginConfig, rows[0].id, context);
}

/** Whether a tenant accepts registrations; the default is open. */
export async function isRegistrationOpen(db: Db, tenantId: number): Promise<boolean> {
  const row = await db
    .selectFrom('pub_login_config')
    .where('tenantId', '=', tenantId)
    .where('delFlag', '=', 0)
    .select('registerEnabled')
    .executeTakeFirst();
  return row?.registerEnabled !== 'N';
}

/** Stores the saved row as a version; keeps the last ten. */
async function saveVersion(row: Stored, context: Context): Promise<void> {
  const version = { configId: row.id, content: getContent(row), savedBy: context.session.username };
  const seq = nextSeq(loginConfigVersion, 'configId', row.id);
  const { seq: last } = await context.engine.insert(loginConfigVersion, { ...version, seq }, context);
  await sql`delete from pub_login_config_version where config_id = ${row.id} and seq <= ${last - keptVersions}`.execute(
    context.db,
  );
}

async function save(content: LoginConfig, version: number | null, context: Context): Promise<LoginConfigAnswer> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`login-config ${context.session.tenantId}`}, 0))`.execute(
    context.db,
  );
  const before = await lockStored(context);
  if (version !== null && version !== (before?.version ?? 0)) throw failure('stale');
  const row = before
    ? await context.engine.set(loginConfig, before.id, content, context)
    : await context.engine.insert(loginConfig, { ...content, version: 1 }, context);
  await saveVersion(row, context);
  return getAnswer(row, context);
}

export const loginConfigAnswer = answer(
  loginConfigOfTenant,
  async (_input, context) => {
    const row = await lockStored(context);
    return row ? getAnswer(row, context) : { ...defaultLoginConfig, version: 0, qrReady: qrReady(context) };
  },
  { tenantOf: visitedTenant },
);

export const saveLoginConfigAnswer = answer(saveLoginConfig, async ({ version, ...content }, context) => {
  await context.engine.checkExistence(loginConfig.fields, content, context);
  return save(content, version, context);
});

export const loginConfigVersionsAnswer = answer(loginConfigVersions, async (_input, context) => {
  const row = await lockStored(context);
  if (!row) return [];
  const rows = await context.engine.find<LoginConfigVersionBrief>(
    loginConfigVersion,
    ['configId', 'eq', row.id],
    ['seq', 'savedBy'],
    context,
    keptVersions,
  );
  return rows.sort((a, b) => b.seq - a.seq);
});

export const rollBackLoginConfigAnswer = answer(rollBackLoginConfig, async ({ id }, context) => {
  const version = await context.engine.lock(loginConfigVersion, id, context);
  if (!version) throw failure('notFound');
  return save(version.content, null, context);
});

export const restoreLoginConfigAnswer = answer(restoreLoginConfig, (_input, context) =>
  save(defaultLoginConfig, null, context),
);
