import { type SettingKey, type SettingValue, settingDefaults, setting as settingEntity } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context, SessionContext, WantedRows } from '../kit/context.ts';

/** The stored text of a parameter in the session's tenant as a statement. */
export const selectSetting = (key: SettingKey, context: SessionContext) => sql<{ settingValue: string | null }>`
  select setting_value from rc_setting where ${context.live(settingEntity)} and setting_key = ${key}`;
/** The row of a parameter among those that a save reads. */
export const settingRow = (key: SettingKey): WantedRows<typeof settingEntity> => ({
  entity: settingEntity,
  where: sql`setting_key = ${key}`,
  isOnlyRead: true,
});

/** The value of a parameter whose stored text this is, or its default. */
export function readSetting<K extends SettingKey>(key: K, own: string | null | undefined): SettingValue<K> {
  const standard: number | string = settingDefaults[key];
  if (own === undefined || own === null) return standard as SettingValue<K>;
  return (typeof standard === 'number' ? Number(own) : own) as SettingValue<K>;
}

/** The value of a recruitment parameter in the session's tenant, or its default. */
export async function setting<K extends SettingKey>(context: Context, key: K): Promise<SettingValue<K>> {
  const { rows } = await selectSetting(key, context).execute(context.db);
  return readSetting(key, rows[0]?.settingValue);
}
