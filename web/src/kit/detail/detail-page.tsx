import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { asEntityRow, type ColumnName, type EntityRow } from '../field/row.ts';
import { EntityFacts, RecordHead, RecordPlaceholder, useStepButtons, withCount } from './detail-parts.tsx';
import type { DetailSettings, DetailTab } from './detail-settings.ts';
import { useHistoryTab } from './record-history.tsx';
import { RejectionNotice } from './rejection-notice.tsx';
import { useRecord } from './use-record.ts';

export interface DetailPageProps<E extends AnyEntity> extends DetailSettings<E> {
  readonly entity: E;
  readonly id: string;
  /** Line below the name: the origin of the record. */
  readonly source?: ((row: EntityRow<E>) => ReactNode) | undefined;
  /** Key values shown in the head. */
  readonly facts?: readonly ColumnName<E>[] | undefined;
  /** Side column of every tab, usually a timeline. Omit it when a tab already shows the same content. */
  readonly aside?: ((row: EntityRow<E>) => { readonly title: string; readonly children: ReactNode }) | undefined;
  /** Label of the first tab, which holds the facts; default 基本信息. */
  readonly basic?: string | undefined;
  /** Shown above the basic facts, e.g. hints for an auditor. */
  readonly notice?: ((row: EntityRow<E>) => ReactNode) | undefined;
  /** Key of the active tab, when it comes from the URL. */
  readonly tab?: string | undefined;
  readonly onTab?: ((tab: string) => void) | undefined;
}

/** The detail of a row as its own page: head with name, state, facts and actions; tabs; a side column. */
export function DetailPage<E extends AnyEntity>(props: DetailPageProps<E>) {
  const { entity, id, source, facts, aside, notice, tabs, actions, groups, cells, tab, onTab } = props;
  const record = useRecord(entity, id);
  const row = record.data;
  const steps = useStepButtons(entity, row);
  const historyTab = useHistoryTab(entity);
  if (!row) {
    return (
      <section className="surface section">
        <RecordPlaceholder record={record} />
      </section>
    );
  }
  const typedRow = asEntityRow<E>(row);
  const basic: DetailTab = {
    key: 'basic',
    label: props.basic ?? text.record.basic,
    children: (
      <>
        <RejectionNotice entity={entity} row={row} />
        {notice?.(typedRow)}
        <EntityFacts entity={entity} row={row} groups={groups} cells={cells} />
      </>
    ),
  };
  const own = tabs?.(typedRow) ?? [];
  // A side column already shows the history.
  const all = [basic, ...own, ...(aside ? [] : historyTab(row, own))];
  return (
    <DetailBody
      all={all}
      aside={aside?.(typedRow)}
      tab={tab}
      onTab={onTab}
      head={(tabBar) => (
        <RecordHead
          entity={entity}
          row={row}
          facts={facts}
          cells={cells}
          source={source?.(typedRow)}
          actions={
            <>
              {actions?.(typedRow)}
              {steps.buttons}
            </>
          }
        >
          {tabBar}
        </RecordHead>
      )}
      dialogs={steps.dialogs}
    />
  );
}

interface DetailBodyProps extends Pick<DetailPageProps<AnyEntity>, 'tab' | 'onTab'> {
  readonly all: readonly DetailTab[];
  readonly aside?: { readonly title: string; readonly children: ReactNode } | undefined;
  readonly head: (tabBar: ReactNode) => ReactNode;
  readonly dialogs: ReactNode;
}

/** Head, tabs and side column, for pages that compose them themselves. */
export function DetailBody({ all, aside, tab, onTab, head, dialogs }: DetailBodyProps) {
  const [own, setOwn] = useState('basic');
  const wanted = tab ?? own;
  const shown = all.find(({ key }) => key === wanted) ?? all[0];
  const tabBar = all.length > 1 && (
    <Tabs
      activeKey={shown?.key ?? 'basic'}
      items={all.map((one) => ({ key: one.key, label: withCount(one) }))}
      onChange={(key) => {
        setOwn(key);
        onTab?.(key);
      }}
    />
  );
  return (
    <div className={`record${aside ? '' : ' alone'}`}>
      {head(tabBar)}
      <section className="surface section">{shown?.children}</section>
      {aside && (
        <aside className="surface record-aside">
          <h3>{aside.title}</h3>
          {aside.children}
        </aside>
      )}
      {dialogs}
    </div>
  );
}
