import type { Filter } from '../../kit/index.ts';

/**
 * How much of a student a company reads (recruitment document 9.4): all of him once he has confirmed a delivery, his
 * contact masked before, no more than his surname when he is gone.
 */
export type ResumeAccess = 'full' | 'masked' | 'gone';

interface DeliveryState {
  readonly status: number;
  readonly studentConfirm: number | null;
}
const withdrawn = 4;
const confirmed = 1;
/** Declined, or never answered in time. */
const unanswered: readonly unknown[] = [2, 3];

const accessThrough = ({ status, studentConfirm }: DeliveryState): ResumeAccess => {
  if (status === withdrawn || unanswered.includes(studentConfirm)) return 'gone';
  return studentConfirm === confirmed ? 'full' : 'masked';
};
const order: readonly ResumeAccess[] = ['full', 'masked', 'gone'];

/** What the deliveries of one student to one company allow together: the best of them. */
export function accessOf(deliveries: readonly DeliveryState[]): ResumeAccess {
  const allowed = new Set(deliveries.map(accessThrough));
  return order.find((access) => allowed.has(access)) ?? 'gone';
}

/** A delivery through which a company still reads its student: the same rule as `accessThrough`, as a condition. */
export const readableDelivery: Filter = {
  all: [
    ['status', 'ne', withdrawn],
    {
      any: [
        ['studentConfirm', 'empty', null],
        {
          all: [
            ['studentConfirm', 'ne', 2],
            ['studentConfirm', 'ne', 3],
          ],
        },
      ],
    },
  ],
};
/** Who reads students by that rule. */
export const companyAudiences = ['enterprise', 'interviewer'] as const;

/** `王同学`: all that is left of a name. */
export const surnameOnly = (name: unknown): string => `${[...String(name ?? '')][0] ?? ''}同学`;
