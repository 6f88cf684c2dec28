import { type ReportName, reports } from '@campus/contract/statistics';
import { useAddress } from '../../kit/list/use-address.ts';

export const reportNames = Object.keys(reports) as ReportName[];
const trend = 'trend';
export type ReportTab = ReportName | typeof trend;

const isOwn = <T extends string>(known: Readonly<Record<T, unknown>>, raw: string | null): raw is T =>
  raw !== null && Object.hasOwn(known, raw);

/** What the address of the page asks for. */
export function useReportState() {
  const [address, change] = useAddress();
  const asked = address.get('report');
  const tab: ReportTab = asked === trend || isOwn(reports, asked) ? asked : 'quality';
  const read = (name: string): string | undefined => address.get(name) ?? undefined;
  const year = Number(address.get('year')) || undefined;
  const cutoff = tab === 'daily' ? undefined : read('cutoff');
  const day = tab === 'daily' ? read('day') : undefined;
  const dimension = read('by');
  return {
    tab,
    /** Parameters of the report's call and of its sheet. */
    input: {
      ...(year !== undefined && { year }),
      ...(cutoff !== undefined && { cutoff }),
      ...(day !== undefined && { day }),
      ...(dimension !== undefined && { dimension }),
    },
    change,
    trend: { metric: read('metric'), from: read('from'), to: read('to') },
  };
}
export type ReportState = ReturnType<typeof useReportState>;
