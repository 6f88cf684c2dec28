import { failure, type Row, readFields } from '@campus/contract/kit';
import {
  defaultsOf,
  readSettings,
  type SettingGroupKey,
  type SettingKey,
  type SettingValues,
  saveSettings,
  setting,
  settingGroups,
} from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { cacheNames } from '../../platform/create-system.ts';
import { assertLiveSettings } from '../../platform/live/tenant-live.ts';
import { audit } from '../../platform/log/audit.ts';

type Own = Pick<Row<typeof setting>, 'id' | 'settingKey' | 'settingValue'>;

const isSecret = (key: string): boolean =>
  Object.values(settingGroups).some(({ fields }) => fields[key]?.secret === true);
async function loadOwnSettings(context: Context): Promise<ReadonlyMap<string, Own>> {
  const { rows } = await sql<Own>`
    select id, setting_key, setting_value from rc_setting where ${context.live(setting)}`.execute(context.db);
  return new Map(rows.map((row) => [row.settingKey, row]));
}

const readAnswer = answer(readSettings, async (_input, context) => {
  const own = await loadOwnSettings(context);
  const values: SettingValues = Object.fromEntries(
    Object.entries(defaultsOf).map(([key, standard]) => {
      const value = isSecret(key) ? null : own.get(key)?.settingValue;
      if (value === undefined || value === null) return [key, standard];
      return [key, typeof standard === 'number' ? Number(value) : value];
    }),
  );
  const kept = Object.keys(defaultsOf).filter((key) => isSecret(key) && own.get(key)?.settingValue);
  return { values, defaults: defaultsOf, kept };
});

/** What the log says of a secret that was changed. */
const hidden = '***';
const saveAnswer = answer(saveSettings, async ({ group, values }, context) => {
  if (!Object.hasOwn(settingGroups, group)) throw failure('notAnOption', saveSettings.input.group.label);
  const { fields } = settingGroups[group as SettingGroupKey];
  const unknown = Object.keys(values).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) throw failure('unknownField', unknown);
  const checked = readFields(fields, values, true) as Readonly<Record<SettingKey, unknown>>;
  const own = await loadOwnSettings(context);
  if (group === 'live') assertLiveSettings(checked, own.get('live.signKey')?.settingValue ?? null, context);
  const changed: Record<string, string> = {};
  for (const [settingKey, value] of Object.entries(checked)) {
    const given = String(value ?? '');
    // A secret is not sent back: without a new one it stays.
    if (isSecret(settingKey) && given === '') continue;
    const settingValue = isSecret(settingKey) ? context.engine.ports.cipher.encrypt(given) : given;
    const row = own.get(settingKey);
    if (row?.settingValue === settingValue) continue;
    changed[settingKey] = isSecret(settingKey) ? hidden : settingValue;
    if (row) await context.engine.set(setting, row.id, { settingValue }, context);
    else await context.engine.insert(setting, { settingKey, settingValue }, context);
  }
  if (Object.keys(changed).length > 0) audit(context, 'setting.save', { group, changed });
  context.services.caches.changed(context, cacheNames.tenantSettings);
  return null;
});

export const settingCalls = [readAnswer, saveAnswer];
