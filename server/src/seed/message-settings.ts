import { sql } from 'kysely';
import { channels } from '../platform/messages/channel.ts';
import { ensureEvents } from '../platform/messages/event-settings.ts';
import type { SeedContext } from './seed-context.ts';

const { sms, mail } = channels;
/** Active templates by event and channel; channels missing in an event are added. */
const links: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  C02: { [mail]: 'company_passed_mail' },
  C03: { [sms]: 'company_refused_sms', [mail]: 'company_refused_mail' },
  P02: { [mail]: 'post_passed_mail' },
  P03: { [mail]: 'post_refused_mail' },
  D02: { [sms]: 'delivery_invite_sms' },
};

/** Links each tenant's templates to their events. */
export async function seedMessageSettings({ engine, time }: SeedContext): Promise<void> {
  await ensureEvents(engine.db, time(-30, 600));
  for (const [code, templates] of Object.entries(links))
    await sql`
      update msg_event set template_codes = ${JSON.stringify(templates)}::jsonb, channels = (
        select string_agg(distinct way, ',' order by way) from unnest(string_to_array(channels, ',') || ${Object.keys(templates)}::text[]) as w(way))
      where event_code = ${code}`.execute(engine.db);
}
