import { areas } from '@campus/contract';
import type { Area, MessageEvent } from '@campus/contract/kit';
import { noticeModules } from '@campus/contract/message';
import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import { type Channel, channels } from './channel.ts';
import { getVariables } from './fill.ts';

interface DeclaredEvent extends MessageEvent {
  /** Name of the area that declares it. */
  readonly module: string;
}
/** Every event of the product by its code. */
export const messageEvents: ReadonlyMap<string, DeclaredEvent> = new Map(
  areas.flatMap((area: Area) =>
    (area.events ?? []).map((event) => [event.code, { ...event, module: area.name }] as const),
  ),
);
const defaultChannels = ({ sms, security }: MessageEvent): readonly Channel[] => [
  channels.inSite,
  ...(sms ? [channels.sms] : []),
  ...(security ? [channels.mail] : []),
];

/** Mail needs a template in a setting; security events are mailed without one. */
const settingChannels = (event: MessageEvent): readonly Channel[] =>
  defaultChannels(event).filter((channel) => channel !== channels.mail);

/**
 * Creates missing event rows of every tenant, or of the given one; changed rows stay as they are. Ids derive from
 * tenant and event, so servers that start together create the same ones.
 */
export async function ensureEvents(db: Handle, now: string, tenantId?: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from sys_tenant where del_flag = 0 ${tenantId === undefined ? sql`` : sql`and id = ${String(tenantId)}`}`.execute(
    db,
  );
  for (const tenant of rows) {
    const known = await sql<{ eventCode: string }>`
      select event_code from msg_event where tenant_id = ${Number(tenant.id)}::int and del_flag = 0`.execute(db);
    const there = new Set(known.rows.map(({ eventCode }) => eventCode));
    for (const event of messageEvents.values()) {
      if (there.has(event.code)) continue;
      await sql`
        insert into msg_event (id, tenant_id, create_by, create_time, event_name, event_code, module, variables, channels, delay_minutes, enabled)
        values (md5(${`${tenant.id} ${event.code}`}), ${Number(tenant.id)}::int, 'system', ${now}::timestamptz, ${event.title}, ${event.code},
                ${noticeModules[event.module] ?? event.module}, ${getVariables(event).join(',').slice(0, 300)},
                ${settingChannels(event).join(',')}, 0, 'Y')
        on conflict do nothing`.execute(db);
    }
  }
}

interface EventTemplate {
  readonly code: string;
  readonly title: string;
  readonly content: string;
}
/** How a tenant sends an event. */
export interface EventSetting {
  readonly isOn: boolean;
  readonly channels: readonly string[];
  readonly delayMinutes: number;
  /** By channel; a channel without one uses the event's default texts. */
  readonly templates: ReadonlyMap<string, EventTemplate>;
}
interface EventRow {
  readonly tenantId: number;
  readonly eventCode: string;
  readonly channels: string;
  readonly templateCodes: Readonly<Record<string, string>> | null;
  readonly delayMinutes: number | null;
  readonly enabled: string;
}
const getKey = (tenantId: number, code: string): string => `${tenantId} ${code}`;

/** Loads the settings for outbox rows; an event without a row uses its declared defaults. */
export async function eventSettings(
  db: Handle,
  entries: readonly { readonly tenantId: number; readonly code: string }[],
): Promise<(tenantId: number, code: string) => EventSetting> {
  const tenants = [...new Set(entries.map(({ tenantId }) => tenantId))];
  const codes = [...new Set(entries.map(({ code }) => code))];
  const { rows } = await sql<EventRow>`
    select tenant_id, event_code, channels, template_codes, delay_minutes, enabled from msg_event
    where tenant_id = any(${tenants}::int[]) and event_code = any(${codes}::text[]) and del_flag = 0`.execute(db);
  const templates = await loadTemplates(db, tenants, rows);
  const known = new Map(
    rows.map((row): [string, EventSetting] => [
      getKey(row.tenantId, row.eventCode),
      {
        isOn: row.enabled === 'Y',
        channels: row.channels.split(','),
        delayMinutes: row.delayMinutes ?? 0,
        templates: new Map(
          Object.entries(row.templateCodes ?? {}).flatMap(([channel, code]) => {
            const template = templates.get(getKey(row.tenantId, code));
            return template ? [[channel, template] as const] : [];
          }),
        ),
      },
    ]),
  );
  return (tenantId, code) => {
    const setting = known.get(getKey(tenantId, code));
    if (!setting) return defaultSetting(code);
    if (!messageEvents.get(code)?.security) return setting;
    const all = new Set([...setting.channels, ...defaultSetting(code).channels]);
    return { ...setting, isOn: true, delayMinutes: 0, channels: [...all] };
  };
}
function defaultSetting(code: string): EventSetting {
  const event = messageEvents.get(code);
  return { isOn: true, channels: event ? defaultChannels(event) : [], delayMinutes: 0, templates: new Map() };
}

/** The active templates that the settings refer to. */
async function loadTemplates(
  db: Handle,
  tenants: readonly number[],
  settings: readonly EventRow[],
): Promise<ReadonlyMap<string, EventTemplate>> {
  const codes = [...new Set(settings.flatMap(({ templateCodes }) => Object.values(templateCodes ?? {})))];
  if (codes.length === 0) return new Map();
  const { rows } = await sql<EventTemplate & { tenantId: number }>`
    select tenant_id, template_code as code, template_name as title, template_content as content from sys_sms_template
    where tenant_id = any(${tenants}::int[]) and template_code = any(${codes}::text[]) and use_status = '1' and del_flag = 0`.execute(
    db,
  );
  return new Map(rows.map((row) => [getKey(row.tenantId, row.code), row]));
}
