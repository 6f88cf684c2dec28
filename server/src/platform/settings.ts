import { type SettingKey, type SettingValue, settingDefaults, setting as settingEntity } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../kit/context.ts';

/** The value of a recruitment parameter in the session's tenant, or its default. */
export async function setting<K extends SettingKey>(context: Context, key: K): Promise<SettingValue<K>> {
  const { rows } = await sql<{ settingValue: string | null }>`
    select setting_value from rc_setting where ${context.live(settingEntity)} and setting_key = ${key}`.execute(
    context.db,
  );
  const own = rows[0]?.settingValue;
  const standard: number | string = settingDefaults[key];
  if (own === undefined || own === null) return standard as SettingValue<K>;
  return (typeof standard === 'number' ? Number(own) : own) as SettingValue<K>;
}
