import { deliveryStep } from '@campus/contract/resume';
import { deliveryStatuses } from '@campus/contract/rules';
import type { SeedActor } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { type DeliveryRows, getResult, nextSeq } from './delivery-rows.ts';
import { seedId } from './random.ts';
import { systemColumns } from './seed-context.ts';

/** An event of an active delivery that one of its later objects causes. */
export interface SeedEntry {
  readonly action: string;
  readonly at: string;
  readonly remark: string | null;
  readonly ref?: { readonly type: string; readonly id: string };
  readonly reasonCode?: number;
  readonly actor: SeedActor;
  readonly from: number;
  /** The step it leads to; default: none other. */
  readonly to?: number;
  /** Default: it stays active. */
  readonly fromStatus?: number;
  readonly toStatus?: number;
}
/** Appends the event to the history of the delivery. */
export function addEntry(
  of: SeedRow,
  {
    action,
    at,
    remark,
    ref,
    reasonCode,
    actor,
    from,
    to = from,
    fromStatus = deliveryStatuses.active,
    toStatus = fromStatus,
  }: SeedEntry,
  rows: DeliveryRows,
): void {
  const { step } = rows;
  step.push({
    ...systemColumns(deliveryStep, seedId(20, step.length), Number(of.tenantId), actor.username, at),
    deliveryId: of.id,
    seq: nextSeq(rows, of.id),
    action,
    fromStatus,
    toStatus,
    fromStep: from,
    toStep: to,
    fromResult: getResult(fromStatus),
    toResult: getResult(toStatus),
    reasonCode: reasonCode ?? null,
    remark,
    refType: ref?.type ?? null,
    refId: ref?.id ?? null,
    actorType: actor.type,
    actorId: actor.userId,
    actorName: actor.realname,
    onBehalf: 0,
    notified: 0,
    occurTime: at,
  });
}
