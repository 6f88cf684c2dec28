import { fairAttendee } from '@campus/contract/jobfair';
import type { AnyEntity } from '@campus/contract/kit';
import type { RowData } from '../../kit/field/row.ts';

const insurance = ['insureFile', 'insureStatus', 'insureReason', 'insureBy', 'insureTime'];
const without = (left: readonly string[]) => {
  const keep = (names: readonly string[] = []) => names.filter((name) => !left.includes(name));
  const { list, hidden, detail } = fairAttendee;
  return { list: keep(list), hidden: keep(hidden), detail: keep(detail) };
};

/** People of a fair that asks for insurance. */
export const insuredAttendee: AnyEntity = { ...fairAttendee, ...without(['fairInsured']) };
/** People of a fair that asks for none: nothing waits for a decision. */
export const uninsuredAttendee: AnyEntity = {
  ...fairAttendee,
  ...without(['fairInsured', ...insurance]),
  workflow: undefined,
};
/** The people of an application, or of the fair of one of them. */
export const getAttendeeEntity = ({ fairInsured }: RowData): AnyEntity =>
  fairInsured === 1 ? insuredAttendee : uninsuredAttendee;
