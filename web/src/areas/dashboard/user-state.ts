import { type RangeName, ranges } from '@campus/contract/dashboard';
import { dateTime, number } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { isDay } from '@campus/contract/rules';
import {
  userStatTexts as texts,
  type UserDimension,
  type UserSubject,
  userDimensions,
  userGranularities,
  userMeasures,
  userSubjects,
} from '@campus/contract/statistics';
import { useMemo } from 'react';
import { getConditions, listStateOf } from '../../kit/list/list-query.ts';
import { type AddressChange, useAddress } from '../../kit/list/use-address.ts';

const measureWidth = 112;
const counts = Object.fromEntries(
  Object.entries(userMeasures).map(([name, label]) => [`${name}Count`, number({ label, width: measureWidth })]),
);
const columns = ['studentNo', 'realname', 'departId', 'majorCode', 'gradYear'] as const;
/** The list of students with their figures. */
export const userList = (hasAi: boolean) =>
  ({
    ...employUser,
    fields: {
      ...employUser.fields,
      ...counts,
      evaluation: number({ label: texts.evaluation, digits: 1, width: 104 }),
      lastActive: dateTime({ label: texts.lastActive, width: 142 }),
    },
    list: [
      ...columns,
      ...Object.keys(counts).filter((name) => hasAi || name !== 'aiCount'),
      'evaluation',
      'lastActive',
    ],
    hidden: [],
    sort: { column: 'deliveryCount', order: 'desc' },
    search: (employUser.search ?? []).filter((item) =>
      ['realname', 'studentNo', 'departId', 'majorCode', 'gradYear', 'eduLevel'].includes(
        typeof item === 'string' ? item : item.field,
      ),
    ),
  }) as const;

const pick = <T extends string>(options: Readonly<Record<T, unknown>>, raw: string | null, usual: T): T =>
  raw !== null && Object.hasOwn(options, raw) ? (raw as T) : usual;
const withoutEmpty = (values: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
type Granularity = keyof typeof userGranularities;

/** What the address of the page asks for. */
export function useUserState() {
  const [address, changeAddress] = useAddress();
  const [from, to] = [address.get('from'), address.get('to')];
  const days = from && to && isDay(from) && isDay(to) ? ([from, to] as const) : undefined;
  const asked = pick<RangeName>(ranges, address.get('range'), 'month');
  const range: RangeName = asked === 'custom' && !days ? 'month' : asked;
  const period = useMemo(
    () => ({ range, ...(range === 'custom' && days && { from: days[0], to: days[1] }) }),
    // The days are read from the address.
    [range, days?.[0], days?.[1]],
  );
  const companies = { industry: address.get('industry'), city: address.get('city') };
  const conditions = getConditions(employUser, listStateOf(employUser, address));
  const change = (next: AddressChange) => changeAddress({ pageNo: undefined, ...next });
  return {
    range,
    days,
    period,
    subject: pick<UserSubject>(userSubjects, address.get('subject'), 'delivery'),
    dim: pick<UserDimension>(userDimensions, address.get('dim'), 'college'),
    granularity: pick<Granularity>(userGranularities, address.get('by'), range === 'year' ? 'month' : 'day'),
    measure: address.get('measure'),
    least: address.get('least'),
    most: address.get('most'),
    stage: address.get('stage'),
    companies,
    /** Parameters of the figures. */
    input: { ...period, filter: new URLSearchParams({ ...conditions, ...withoutEmpty(companies) }).toString() },
    /** Conditions of the list besides its search. */
    fixed: withoutEmpty({
      ...period,
      ...companies,
      measure: address.get('measure'),
      least: address.get('least'),
      most: address.get('most'),
      stage: address.get('stage'),
    }),
    change,
  };
}
export type UserPageState = ReturnType<typeof useUserState>;
