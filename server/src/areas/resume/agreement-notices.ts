import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { departmentUsers, type Receivers, toReceivers, usersWithRole } from '../../platform/messages/receivers.ts';
import type { Agreement } from './agreement-parties.ts';
import { loadParties, type Parties } from './delivery-notices.ts';

type AgreementEvent = 'D20' | 'D21' | 'D22' | 'D23' | 'D24' | 'D25' | 'D26' | 'D29';
type AgreementParty = 'student' | 'company' | 'college' | 'school';

async function loadReceivers(
  to: AgreementParty,
  row: Agreement,
  parties: Parties,
  context: Context,
): Promise<Receivers> {
  switch (to) {
    case 'student':
      return toReceivers([parties]);
    case 'company':
      return { usernames: [row.createBy, parties.contact] };
    case 'college':
      return { usernames: await departmentUsers(row.sysOrgCode, 'college_staff', context) };
    case 'school':
      return { usernames: await usersWithRole('school_auditor', context) };
  }
}

/** Notifies parties of an event of an agreement. */
export async function notifyAgreement(
  code: AgreementEvent,
  to: readonly AgreementParty[],
  row: Agreement,
  context: Context,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const parties = await loadParties(row.deliveryId, context);
  const { company, post, name } = parties;
  const kinds = await context.engine.ports.dictionary('rc_agreement_type');
  const kind = kinds?.get(String(row.type)) ?? '';
  const found = await Promise.all(to.map((party) => loadReceivers(party, row, parties, context)));
  const usernames = [...new Set(found.flatMap((one) => one.usernames ?? []))];
  const mobiles = found.flatMap((one) => one.mobiles ?? []);
  notify(context, {
    code,
    refId: row.id,
    seq: row.version,
    receivers: { usernames, ...(mobiles.length > 0 && { mobiles }) },
    params: { company, post, name, kind, deadline: row.deadline.slice(0, 16), ...more },
  });
}
