import { interviewTypes } from '@campus/contract/interview';
import type { FormValues } from '../../kit/form/use-fields-form.ts';

const { onSite, online } = interviewTypes;
const typeOfField: Readonly<Record<string, number>> = {
  venueId: onSite,
  address: onSite,
  meetingUrl: online,
  meetingCode: online,
};
/** Whether the field belongs to another way of holding the interview than the chosen one. */
export function isOfOtherType(name: string, values: FormValues): boolean {
  const type = typeOfField[name];
  return type !== undefined && Number(values.type) !== type;
}
