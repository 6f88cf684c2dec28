import { deliveryStep } from '@campus/contract/resume';
import type { Context } from '../../src/kit/context.ts';

/** Where a delivery stands: status and step. */
export interface Place {
  readonly status: number;
  readonly step?: number;
  readonly studentConfirm?: number;
}
interface Line {
  readonly action: string;
  readonly status: number;
  readonly step: number;
}
const submitted: Line = { action: 'submit', status: 1, step: 10 };
const passed: Line = { action: 'pass', status: 1, step: 20 };
const later: readonly Line[] = [
  { action: 'pass', status: 1, step: 30 },
  { action: 'offerAccept', status: 1, step: 40 },
  { action: 'receive', status: 1, step: 50 },
  { action: 'signEffective', status: 1, step: 60 },
  { action: 'evaluate', status: 2, step: 60 },
];
const endings: Readonly<Record<number, string>> = { 3: 'reject', 4: 'withdraw', 5: 'close', 6: 'transferOut' };
/** A history that leads to the place. */
export function historyTo({ status, step = 10 }: Place): Line[] {
  const way = [submitted, passed, ...later].filter((line) => line.step <= step && (line.status === 1 || status === 2));
  const ending = endings[status];
  return ending ? [...way, { action: ending, status, step }] : way;
}

/** Writes the history of a delivery that was inserted at a place. */
export async function addHistory(deliveryId: string, lines: readonly Line[], context: Context): Promise<void> {
  const getResult = (status: number): number => (status === 2 ? 1 : status === 3 ? 2 : 0);
  for (const [k, line] of lines.entries()) {
    const before = lines[k - 1];
    await context.engine.insert(
      deliveryStep,
      {
        deliveryId,
        seq: k + 1,
        action: line.action,
        fromStatus: before?.status ?? null,
        toStatus: line.status,
        fromStep: before?.step ?? null,
        toStep: line.step,
        fromResult: before ? getResult(before.status) : null,
        toResult: getResult(line.status),
        reasonCode: line.action === 'reject' ? 1 : null,
        actorType: line.action === 'submit' ? 1 : 2,
        actorName: '测试',
        occurTime: context.now,
      } as never,
      context,
    );
  }
}
