import type { MessageEvent } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { Context } from '../../kit/context.ts';
import { type Channel, channels } from './channel.ts';
import { type EventSetting, eventSettings, messageEvents } from './event-settings.ts';
import { fillTemplate, fillText } from './fill.ts';

/** Mail and the console show HTML. */
const showsHtml = (channel: string): boolean => channel === channels.inSite || channel === channels.mail;

/** Title and content of an event on a channel: the tenant's template, else the event's default texts. */
export function messageTexts(
  event: MessageEvent,
  setting: EventSetting,
  { channel, params, time }: { channel: string; params: Readonly<Record<string, string>>; time: string },
): { readonly title: string; readonly content: string; readonly templateCode: string | null } {
  const template = setting.templates.get(channel);
  const values = { siteName: text.app.name, time, ...params };
  const title = template ? fillTemplate(template.title, values, false) : fillText(event.title, params);
  const content = template
    ? fillTemplate(template.content, values, showsHtml(channel))
    : fillText(event.content, params);
  return { title: title.slice(0, 100), content: content.slice(0, 2000), templateCode: template?.code ?? null };
}

/** The content that an event would send on a channel now; undefined while the tenant has it disabled. */
export async function previewMessage(
  context: Context,
  code: string,
  channel: Channel,
  params: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const event = messageEvents.get(code);
  if (!event) throw new Error(`no area declares the event ${code}`);
  const { tenantId } = context.session;
  const setting = (await eventSettings(context.db, [{ tenantId, code }]))(tenantId, code);
  return setting.isOn ? messageTexts(event, setting, { channel, params, time: context.now }).content : undefined;
}
