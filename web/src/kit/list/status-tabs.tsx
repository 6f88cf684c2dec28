import { type AnyEntity, codesOf, type Endpoint, type Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { call } from '../../request/call.ts';
import './list.css';
import '../detail/detail.css';

/** A tab above a list. */
export interface StatusTab {
  readonly key: string;
  readonly label: string;
  /** Conditions of its rows. */
  readonly query: Readonly<Record<string, string>>;
  /** Keys of the counts to add up; defaults to its own key. */
  readonly counts?: readonly string[];
}
/** An endpoint without required input that returns row counts by tab or by state number. */
// biome-ignore lint/suspicious/noExplicitAny: areas declare their counts as interfaces, which have no index signature
export type CountsEndpoint = Endpoint<any, any>;

export interface StatusTabsSettings {
  /** The tabs after 全部. */
  readonly items: readonly StatusTab[];
  /** Endpoint of the counts, which are hidden until loaded. */
  readonly counts?: CountsEndpoint | undefined;
}

/** A tab of the rows in the given workflow states. */
export function statusTab<S extends string>(
  flow: Workflow<S>,
  key: S,
  more: { label?: string; states?: readonly S[] } = {},
): StatusTab {
  const codes = codesOf(flow, ...(more.states ?? [key])).map(String);
  return { key, label: more.label ?? flow.states[key].label, query: { [flow.column]: codes.join(',') }, counts: codes };
}

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
const all = 'all';

/** Status tabs with row counts. */
export function StatusTabs({ entity, items, counts, conditions, active, onOpen, extra }: StatusTabsProps) {
  const known = [{ key: all, label: text.common.all, query: {} }, ...items];
  return (
    <div className="list-tabs">
      {counts ? (
        <CountedTabs
          entity={entity}
          tabs={known}
          counts={counts}
          conditions={conditions}
          active={active}
          onOpen={onOpen}
        />
      ) : (
        <Bar tabs={known} active={active} onOpen={onOpen} />
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
function countOf(tab: StatusTab, numbers: Readonly<Record<string, number>>): number {
  const keys = tab.counts ?? [tab.key];
  if (tab.key === all) return numbers.all ?? numbers.total ?? Object.values(numbers).reduce((sum, n) => sum + n, 0);
  return keys.reduce((sum, key) => sum + (numbers[key] ?? 0), 0);
}

const Bar = ({ tabs, numbers, active, onOpen }: BarProps) => (
  <Tabs
    activeKey={active ?? all}
    onChange={(key) => onOpen(key === all ? undefined : key)}
    items={tabs.map((tab) => ({
      key: tab.key,
      label: (
        <>
          {tab.label}
          {numbers && <span className="record-count">{countOf(tab, numbers).toLocaleString('zh-CN')}</span>}
        </>
      ),
    }))}
  />
);
