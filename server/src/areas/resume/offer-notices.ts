import type { Context } from '../../kit/context.ts';
import { channels } from '../../platform/messages/channel.ts';
import { previewMessage } from '../../platform/messages/message-texts.ts';
import { notify } from '../../platform/messages/notify.ts';
import { departmentUsers, type Receivers, toReceivers, usersWithRole } from '../../platform/messages/receivers.ts';
import { loadParties, type Parties } from './delivery-notices.ts';
import type { Offer } from './offer-parties.ts';

export type OfferEvent = 'D14' | 'D15' | 'D16' | 'D17' | 'D28' | 'D30';
const toContact: readonly OfferEvent[] = ['D15', 'D16'];
const formatTime = (time: string): string => time.slice(0, 16);

const getParams = ({ deadline }: Offer, { company, post, name }: Parties, reason: string) => ({
  ...{ company, post, name, reason },
  deadline: formatTime(deadline),
});
const getReceivers = (code: OfferEvent, row: Offer, parties: Parties): Receivers =>
  toContact.includes(code) ? { usernames: [row.createBy, parties.contact] } : toReceivers([parties]);
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
  const parties = await loadParties(row.deliveryId, context);
  const { usernames = [], mobiles = [] } = getReceivers(code, row, parties);
  const all = toSchool ? [...usernames, ...(await loadSchool(row, context))] : usernames;
  notify(context, {
    code,
    refId: row.id,
    seq: row.version,
    receivers: { usernames: all, mobiles },
    params: getParams(row, parties, reason ?? ''),
  });
}
/** The text the student would get; undefined while the tenant has the event disabled. */
export async function previewOffer(code: OfferEvent, row: Offer, context: Context): Promise<string | undefined> {
  const parties = await loadParties(row.deliveryId, context);
  return previewMessage(context, code, channels.inSite, { refId: row.id, ...getParams(row, parties, '…') });
}
