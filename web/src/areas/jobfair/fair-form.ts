import {
  boothModes,
  fairPhases,
  fairScreen,
  fairSubmission,
  fairTypes,
  findFairFault,
  type jobFair,
  onSiteSubmission,
} from '@campus/contract/jobfair';
import type { Draft, FieldGroup, Fields } from '@campus/contract/kit';
import type { FormErrors, FormValues } from '../../kit/form/use-fields-form.ts';

const { groups } = fairScreen.wizard;
/** Fields of each step under their headings. */
export const stepGroups: Readonly<Record<'basic' | 'schedule' | 'booths', readonly FieldGroup[]>> = {
  basic: [
    {
      title: groups.basic,
      fields: [
        ...['title', 'type', 'organizer', 'coOrganizer', 'contact', 'contactPhone'],
        ...['poster', 'attachments', 'content', 'notice'],
      ],
    },
    { title: groups.scope, fields: ['eligibleNature', 'eligibleIndustry', 'eligibleTags'] },
  ],
  schedule: [
    {
      title: groups.schedule,
      fields: ['startTime', 'endTime', 'applyStart', 'applyEnd', 'confirmEnd', 'freeCancelEnd'],
    },
    {
      title: groups.place,
      fields: ['venueId', 'venueText', 'regionCode', 'expectVisitors', 'permitNo', 'safetyPlan'],
    },
    { title: groups.students, fields: ['studentLimit', 'studentStart', 'studentEnd'] },
  ],
  booths: [
    { title: groups.booths, fields: ['maxCompany', 'boothMode', 'allowWaitlist'] },
    { title: groups.money, fields: ['needInsure', 'reimburse', 'budget'] },
  ],
};
/** What a fair needs when it is submitted. */
export const neededFields: Fields = { ...fairSubmission, ...onSiteSubmission };

const onSite: ReadonlySet<string> = new Set(['venueId', 'venueText', 'regionCode', 'permitNo', 'safetyPlan']);
const isNumber = (values: FormValues, name: string, value: number): boolean => Number(values[name]) === value;
/** Fields that do not apply: the place of an online fair, a budget without reimbursement. */
export function isIrrelevant(name: string, values: FormValues): boolean {
  if (onSite.has(name)) return isNumber(values, 'type', fairTypes.online);
  return name === 'budget' && !isNumber(values, 'reimburse', 1);
}
/** The facts of a fair in these groups. Its place is a hall or an address; the empty one is left out. */
export function getFactGroups(row: FormValues, groups: readonly FieldGroup[]) {
  const other = row.venueId ? 'venueText' : 'venueId';
  return groups.map(({ title, fields }) => ({
    title,
    names: fields.filter((name) => name !== other || row[name]) as never,
  }));
}
export const withoutBooths = (values: FormValues): boolean => isNumber(values, 'boothMode', boothModes.none);

/** The server's rules between the values. */
export function findProblems(values: FormValues): FormErrors {
  const numbers = {
    type: Number(values.type),
    reimburse: Number(values.reimburse),
    needInsure: Number(values.needInsure),
  };
  const fault = findFairFault({ ...values, ...numbers } as Draft<typeof jobFair>);
  return fault ? { [fault.field]: fault.sentence } : {};
}

type Unit = Readonly<{ d: number; h: number; m: number }>;
const getInstant = (time: string): number => Date.parse(`${time.replace(' ', 'T')}+08:00`);
function split(ms: number): Unit {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return { d: Math.floor(minutes / 1440), h: Math.floor((minutes % 1440) / 60), m: minutes % 60 };
}
/** Time until the next phase in words; undefined when the fair is over or has none. */
export function countdown(fair: Readonly<Record<string, unknown>>, now: number): string | undefined {
  const texts = fairScreen.detail;
  const next = {
    [fairPhases.before]: [fair.applyStart, texts.toApplyStart],
    [fairPhases.open]: [fair.applyEnd, texts.toApplyEnd],
    [fairPhases.closed]: [fair.startTime, texts.toStart],
    [fairPhases.running]: [fair.endTime, texts.toEnd],
  }[Number(fair.phase)] as readonly [unknown, (text: string) => string] | undefined;
  if (!next || typeof next[0] !== 'string') return undefined;
  const { d, h, m } = split(getInstant(next[0]) - now);
  return next[1](d > 0 ? texts.days(d, h) : h > 0 ? texts.hours(h, m) : texts.minutes(m));
}
