import type { Context } from '../../kit/context.ts';
import { channels } from '../../platform/messages/channel.ts';
import { previewMessage } from '../../platform/messages/message-texts.ts';
import { notify } from '../../platform/messages/notify.ts';
import {
  departmentUsers,
  postContact,
  type Receivers,
  studentReceivers,
  usersWithRole,
} from '../../platform/messages/receivers.ts';
import { loadParties } from './delivery-notices.ts';
import type { Offer } from './offer-parties.ts';

export type OfferEvent = 'D14' | 'D15' | 'D16' | 'D17' | 'D28' | 'D30';
const toContact: readonly OfferEvent[] = ['D15', 'D16'];
const formatTime = (time: string): string => time.slice(0, 16);

async function loadParams({ deliveryId, deadline }: Offer, reason: string, context: Context) {
  const { company, post, name } = await loadParties(deliveryId, context);
  return { company, post, name, deadline: formatTime(deadline), reason };
}
async function loadReceivers(code: OfferEvent, row: Offer, context: Context): Promise<Receivers> {
  if (!toContact.includes(code)) return studentReceivers(row.employId as string, context);
  return { usernames: [row.createBy, ...(await postContact(row.postId as string, context))] };
}
/** Who at the school hears that a company went back on its word. */
const loadSchool = async ({ sysOrgCode }: Offer, context: Context): Promise<string[]> => [
  ...(await usersWithRole('school_admin', context)),
  ...(await departmentUsers(sysOrgCode, 'college_staff', context)),
];

/** Notifies the student or the company of an event of an offer; `toSchool`, the school too. */
export async function notifyOffer(
  code: OfferEvent,
  row: Offer,
  context: Context,
  { reason = '', toSchool = false }: { readonly reason?: string | null; readonly toSchool?: boolean } = {},
): Promise<void> {
  const { usernames = [], mobiles } = await loadReceivers(code, row, context);
  const all = toSchool ? [...usernames, ...(await loadSchool(row, context))] : usernames;
  await notify(context, {
    code,
    refId: row.id,
    seq: row.version,
    receivers: { usernames: all, ...(mobiles && { mobiles }) },
    params: await loadParams(row, reason ?? '', context),
  });
}
/** The text the student would get; undefined while the tenant has the event disabled. */
export const previewOffer = async (code: OfferEvent, row: Offer, context: Context): Promise<string | undefined> =>
  previewMessage(context, code, channels.inSite, { refId: row.id, ...(await loadParams(row, '…', context)) });
