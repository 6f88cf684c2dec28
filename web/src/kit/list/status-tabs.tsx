import { type AnyEntity, type Endpoint, getCodes, type Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { call } from '../../request/call.ts';
import { allTab, type ListOrder } from './list-query.ts';
import './list.css';
import '../detail/detail.css';

/** A tab above a list. */
export interface StatusTab {
  readonly key: string;
  readonly label: string;
  /** Conditions of its rows. */
  readonly query: Readonly<Record<string, string>>;
  /** Keys of the counts to add up; defaults to its own key. Without any the tab has no count. */
  readonly counts?: readonly string[];
  /** Key of the count of its overdue rows, shown next to the count. */
  readonly late?: string;
  /** Order of its rows while the user has chosen none, e.g. the longest waiting first. */
  readonly sort?: ListOrder;
}
/** An endpoint without required input that returns row counts by tab or by state number. */
// biome-ignore lint/suspicious/noExplicitAny: areas declare their counts as interfaces, which have no index signature
export type CountsEndpoint = Endpoint<any, any>;

export interface StatusTabsSettings {
  /** The tabs; 全部 comes first, or after the one the list opens with. */
  readonly items: readonly StatusTab[];
  /** Key of the first tab, which the list opens with instead of 全部. */
  readonly initial?: string | undefined;
  /** Keys of the counts that 全部 adds up, when its rows are not those of every state. */
  readonly all?: readonly string[] | undefined;
  /** Endpoint of the counts, which are hidden until loaded. */
  readonly counts?: CountsEndpoint | undefined;
}

/** A tab of the rows in the given workflow states. */
export function statusTab<S extends string>(
  flow: Workflow<S>,
  key: S,
  more: { label?: string; states?: readonly S[] } = {},
): StatusTab {
  const codes = getCodes(flow, ...(more.states ?? [key])).map(String);
  return { key, label: more.label ?? flow.states[key].label, query: { [flow.column]: codes.join(',') }, counts: codes };
}

/** A tab of the rows at a stage of a workflow's states, e.g. of the running ones at 面试; counted under `{column}{code}`. */
export const stageTab = <S extends string>(
  { column, stage, states }: Workflow<S>,
  code: number,
  label: string,
  ...of: readonly S[]
): StatusTab => ({
  key: `${stage}${code}`,
  label,
  query: { [column]: of.map((state) => states[state].code).join(','), [stage as string]: String(code) },
});

/** The tabs of all states of a workflow. */
export const everyState = <S extends string>(flow: Workflow<S>): StatusTab[] =>
  (Object.keys(flow.states) as S[]).map((state) => statusTab(flow, state));

type Conditions = Readonly<Record<string, string>>;
const none: Conditions = {};

/**
 * Row counts by tab; undefined until loaded. The query key starts with the entity, so changes refetch them.
 * `conditions` are those of the list call.
 */
export const useCounts = (
  entity: AnyEntity,
  counts: CountsEndpoint,
  conditions: Conditions = none,
): Readonly<Record<string, number>> | undefined =>
  useQuery({
    queryKey: [entity.name, 'counts', counts.path, conditions],
    queryFn: ({ signal }) => call(counts, conditions, { signal, silent: true }),
    placeholderData: keepPreviousData,
  }).data;

interface StatusTabsProps extends StatusTabsSettings {
  readonly entity: AnyEntity;
  /** Conditions of the list, without the tab. */
  readonly conditions?: Conditions | undefined;
  readonly active: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
  /** Content to the right of the tabs. */
  readonly extra?: ReactNode;
}

/** Status tabs with row counts. */
export function StatusTabs({
  entity,
  items,
  initial,
  all,
  counts,
  conditions,
  active,
  onOpen,
  extra,
}: StatusTabsProps) {
  const everything = { key: allTab, label: text.common.all, query: {}, ...(all && { counts: all }) };
  const first = items.filter(({ key }) => key === initial);
  const known = [...first, everything, ...items.filter((tab) => !first.includes(tab))];
  const open = (key: string | undefined) => onOpen(key ?? (initial === undefined ? undefined : allTab));
  return (
    <div className="list-tabs">
      {counts ? (
        <CountedTabs
          entity={entity}
          tabs={known}
          counts={counts}
          conditions={conditions}
          active={active}
          onOpen={open}
        />
      ) : (
        <Bar tabs={known} active={active} onOpen={open} />
      )}
      {extra}
    </div>
  );
}

interface BarProps extends Pick<StatusTabsProps, 'active' | 'onOpen'> {
  readonly tabs: readonly StatusTab[];
  readonly numbers?: Readonly<Record<string, number>> | undefined;
}

interface CountedTabsProps extends BarProps, Pick<StatusTabsProps, 'entity' | 'conditions'> {
  readonly counts: CountsEndpoint;
}
function CountedTabs({ entity, counts, conditions, ...bar }: CountedTabsProps) {
  return <Bar {...bar} numbers={useCounts(entity, counts, conditions)} />;
}

/** Row count of a tab; for 全部 the server's total, otherwise the sum. */
function getCount(tab: StatusTab, numbers: Readonly<Record<string, number>>): number {
  const keys = tab.counts ?? [tab.key];
  if (tab.key === allTab && !tab.counts)
    return numbers.all ?? numbers.total ?? Object.values(numbers).reduce((sum, n) => sum + n, 0);
  return keys.reduce((sum, key) => sum + (numbers[key] ?? 0), 0);
}

const Bar = ({ tabs, numbers, active, onOpen }: BarProps) => (
  <Tabs
    activeKey={active ?? allTab}
    onChange={(key) => onOpen(key === allTab ? undefined : key)}
    items={tabs.map((tab) => ({
      key: tab.key,
      label: (
        <>
          {tab.label}
          {numbers && tab.counts?.length !== 0 && (
            <span className="record-count">{getCount(tab, numbers).toLocaleString('zh-CN')}</span>
          )}
          {tab.late !== undefined && <Late n={numbers?.[tab.late] ?? 0} />}
        </>
      ),
    }))}
  />
);

const Late = ({ n }: { n: number }) => n > 0 && <span className="record-late">{text.listPage.late(n)}</span>;
