import type { Page } from '@campus/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { request } from '../../request/client.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

interface ReportOption {
  readonly value: string;
  readonly text: string;
}
interface ReportColumn {
  readonly dataIndex: string;
  readonly title: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Key into `dictOptions`. */
  readonly customRender?: string;
  readonly fieldWidth?: number;
}
export interface ReportColumns {
  readonly cgRpConfigId: string;
  readonly cgRpConfigName: string;
  readonly columns: readonly ReportColumn[];
  readonly dictOptions?: Readonly<Record<string, readonly ReportOption[]>>;
}
export interface ReportQueryItem {
  readonly field: string;
  readonly label: string;
  readonly view?: string;
  /** `single` has one input, other modes have two. */
  readonly mode?: string;
  /** `1`: only in the expanded form. */
  readonly hidden?: string;
  readonly options?: readonly ReportOption[];
  readonly dictCode?: string;
}
export type ReportRow = Readonly<Record<string, unknown>>;

const sharedCacheMs = 30_000;
const api = '/online/cgreport/api';

/** Queries of one report. Fields of a group share cached results for half a minute; without a group there is no sharing. */
export function useReport(code: string, groupId: string) {
  const own = useId();
  const group = groupId === '' ? own : groupId;
  const read = <T>(path: string, query: Readonly<Record<string, unknown>>, isEnabled: boolean) => ({
    queryKey: ['report-popup', group, path, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => request<T>({ method: 'GET', path, query, signal, quiet: true }),
    staleTime: groupId === '' ? 0 : sharedCacheMs,
    gcTime: groupId === '' ? 0 : sharedCacheMs,
    enabled: isEnabled,
  });
  const columns = useQuery<ReportColumns, RequestFailed>(
    read(`${api}/getRpColumns/${encodeURIComponent(code)}`, {}, true),
  );
  const id = columns.data?.cgRpConfigId;
  const items = useQuery<readonly ReportQueryItem[], RequestFailed>(
    read(`${api}/getQueryInfo/${encodeURIComponent(id ?? '')}`, {}, id !== undefined),
  );
  /** Data query; undefined until the conditions are known. */
  const data = (query: Readonly<Record<string, unknown>> | undefined) =>
    read<Page<ReportRow>>(
      `${api}/getData/${encodeURIComponent(id ?? '')}`,
      query ?? {},
      id !== undefined && query !== undefined,
    );
  return { columns, items, data };
}

const maxKeyLength = 50;
/** Key of a row: its values concatenated, the id first. */
export function keyOfRow(row: ReportRow): string {
  const { id, ...rest } = row;
  const values = [id, ...Object.values(rest)].map((value) =>
    value === null || value === undefined ? '' : String(value),
  );
  return values.join('').slice(0, maxKeyLength);
}
/** Text of a cell; a comma list is translated item by item. */
export function cellText(
  value: unknown,
  customRender: string | undefined,
  dictOptions: ReportColumns['dictOptions'],
): string {
  const words = value === null || value === undefined ? '' : String(value);
  const options = customRender === undefined ? undefined : dictOptions?.[customRender];
  if (!options || words === '') return words;
  return words
    .split(',')
    .map((part) => options.find((option) => option.value === part)?.text ?? part)
    .join(',');
}
/** Removes the quotes around a preset value. */
export const unquote = (value: unknown): string => String(value ?? '').replace(/^'(.*)'$/s, '$1');
/** Parses `column=asc` or `column=desc`; undefined otherwise. */
export function findSorter(sorter: string): { column: string; order: 'asc' | 'desc' } | undefined {
  const [, column, order] = /^\s*([^=\s]+)\s*=\s*(asc|desc)\s*$/i.exec(sorter) ?? [];
  return column && order ? { column, order: order.toLowerCase() as 'asc' | 'desc' } : undefined;
}
