import { type ReportName, reports } from '@campus/contract/statistics';
import { useSearchParams } from 'react-router';

export const reportNames = Object.keys(reports) as ReportName[];
const trend = 'trend';
export type ReportTab = ReportName | typeof trend;

const isOwn = <T extends string>(known: Readonly<Record<T, unknown>>, raw: string | null): raw is T =>
  raw !== null && Object.hasOwn(known, raw);

/** What the address of the page asks for. */
export function useReportState() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('report');
  const tab: ReportTab = asked === trend || isOwn(reports, asked) ? asked : 'quality';
  const read = (name: string): string | undefined => address.get(name) ?? undefined;
  const year = Number(address.get('year')) || undefined;
  const change = (next: Readonly<Record<string, string | undefined>>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(next)) {
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
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
