import { type SettingKey, type SettingValue, settingDefaults, setting as settingEntity } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context, SessionContext } from '../kit/context.ts';
import type { Handle } from '../kit/handle.ts';

/** The stored text of a parameter in the session's tenant as a statement. */
export const selectSetting = (key: SettingKey, context: SessionContext) => sql<{ settingValue: string | null }>`
  select setting_value from rc_setting where ${context.live(settingEntity)} and setting_key = ${key}`;
/** The value of a parameter whose stored text this is, or its default. */
export function readSetting<K extends SettingKey>(key: K, own: string | null | undefined): SettingValue<K> {
  const standard: number | string = settingDefaults[key];
  if (own === undefined || own === null) return standard as SettingValue<K>;
  return (typeof standard === 'number' ? Number(own) : own) as SettingValue<K>;
}

/** Stored texts of the parameters of every tenant. */
export type StoredSettings = ReadonlyMap<number, ReadonlyMap<string, string | null>>;
export async function loadSettings(db: Handle): Promise<StoredSettings> {
  const { rows } = await sql<{ tenantId: number; key: string; value: string | null }>`
    select tenant_id, setting_key as key, setting_value as value from rc_setting where del_flag = 0`.execute(db);
  const byTenant = Map.groupBy(rows, ({ tenantId }) => tenantId);
  return new Map(
    [...byTenant].map(([tenantId, own]) => [tenantId, new Map(own.map(({ key, value }) => [key, value]))]),
  );
}

/** The value of a recruitment parameter in the session's tenant, or its default, from memory. */
export async function setting<K extends SettingKey>(context: Context, key: K): Promise<SettingValue<K>> {
  const { session, services } = context;
  const stored = await services.tenantSettings.get();
  return readSetting(key, stored.get(session.tenantId)?.get(key));
}
