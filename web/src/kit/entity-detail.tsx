import { type AnyEntity, detailNames, type Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button, Dropdown, Modal, Skeleton, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { StateView } from '../widgets/state-view.tsx';
import { useCaller } from './caller.ts';
import './detail.css';
import { StateCell } from './field-cells.tsx';
import { RecordFacts } from './record-facts.tsx';
import { type ColumnName, type EntityRow, type RowData, textOf } from './row.ts';
import { openSteps, useSteps } from './steps.tsx';
import { useRecord } from './use-record.ts';

/** A group of values of a detail, under a heading. */
export interface FactGroup<E extends AnyEntity> {
  readonly title: string;
  readonly names: readonly ColumnName<E>[];
}
export interface DetailTab {
  readonly key: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly children: ReactNode;
}
/** Values shown otherwise than their kind says, by column. */
export type Cells<E extends AnyEntity> = { readonly [K in ColumnName<E>]?: (row: EntityRow<E>) => ReactNode };

/** How the detail of an entity differs from the default one. */
export interface DetailSettings<E extends AnyEntity> {
  readonly groups?: readonly FactGroup<E>[] | undefined;
  readonly cells?: Cells<E> | undefined;
  /** Further tabs after 基本信息. */
  readonly tabs?: ((row: EntityRow<E>) => readonly DetailTab[]) | undefined;
  /** Actions beside the steps of the workflow. */
  readonly actions?: ((row: EntityRow<E>) => ReactNode) | undefined;
}

const modalWidth = 1200; // (S)

/** The name of a row. */
export const nameOf = (entity: AnyEntity, row: RowData): string => {
  const display = entity.display as string;
  return textOf(row, display) ?? String(row[display] ?? row.id);
};

/** All values of a record, grouped where the entity's screen groups them. */
export function EntityFacts<E extends AnyEntity>({
  entity,
  row,
  groups,
  cells = {},
}: { entity: E; row: RowData } & DetailSettings<E>) {
  const all = detailNames(entity);
  const flow = entity.workflow as Workflow | undefined;
  const names = flow && !all.includes(flow.column) ? [...all, flow.column] : all;
  if (!groups) return <RecordFacts entity={entity} names={names} row={row} cells={cells} />;
  return groups.map((group) => (
    <RecordFacts key={group.title} title={group.title} entity={entity} names={group.names} row={row} cells={cells} />
  ));
}

/** The buttons of the steps that are open: at most two in sight, the last one the main one. */
function useStepButtons(entity: AnyEntity, row: RowData | undefined): { buttons: ReactNode; dialogs: ReactNode } {
  const caller = useCaller();
  const steps = useSteps(entity);
  const open = row ? openSteps(entity, row, caller) : [];
  const ordered = [...open.filter(({ step }) => step.danger), ...open.filter(({ step }) => !step.danger)];
  const shown = ordered.slice(-2);
  const more = ordered.slice(0, -2);
  const take = (name: string) => {
    const found = open.find((step) => step.name === name);
    if (found && row) steps.take(found, row);
  };
  const buttons = (
    <>
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map(({ name, step }) => ({ key: name, label: step.label, danger: step.danger === true })),
            onClick: ({ key }) => take(key),
          }}
        >
          <Button>{text.common.more}</Button>
        </Dropdown>
      )}
      {shown.map(({ name, step }, i) => (
        <Button
          key={name}
          {...(step.danger ? { danger: true } : i === shown.length - 1 ? { type: 'primary' as const } : {})}
          onClick={() => take(name)}
        >
          {step.label}
        </Button>
      ))}
    </>
  );
  return { buttons, dialogs: steps.dialogs };
}

const labelled = ({ label, count }: DetailTab): ReactNode => (
  <>
    {label}
    {count !== undefined && <span className="record-count">{count}</span>}
  </>
);

interface RecordHeadProps<E extends AnyEntity> {
  readonly entity: E;
  readonly row: RowData;
  readonly actions: ReactNode;
  readonly source?: ReactNode;
  readonly facts?: readonly string[] | undefined;
  readonly cells?: Cells<E> | undefined;
  readonly isBare?: boolean;
  readonly children?: ReactNode;
}

function RecordHead<E extends AnyEntity>({
  entity,
  row,
  actions,
  source,
  facts = [],
  cells,
  isBare = false,
  children,
}: RecordHeadProps<E>) {
  return (
    <header className={`record-head${isBare ? ' bare' : ' surface'}`}>
      <div className="record-line">
        <h2>{nameOf(entity, row)}</h2>
        {entity.workflow && <StateCell entity={entity} row={row} />}
        <span className="grow" />
        <div className="record-actions">{actions}</div>
      </div>
      {source && <p className="record-source">{source}</p>}
      {facts.length > 0 && <KeyFacts entity={entity} row={row} names={facts} cells={cells ?? {}} />}
      {children}
    </header>
  );
}

function KeyFacts<E extends AnyEntity>(props: { entity: E; row: RowData; names: readonly string[]; cells: Cells<E> }) {
  const { entity, row, names, cells } = props;
  return (
    <div className="key-facts">
      <RecordFacts entity={entity} names={names} row={row} cells={cells} />
    </div>
  );
}

function Unread({ message, retry }: { message: string; retry: () => void }) {
  return (
    <StateView isFailure title={text.form.readFailed} text={message}>
      <Button type="primary" onClick={retry}>
        {text.listPage.retry}
      </Button>
    </StateView>
  );
}

export interface EntityDetailProps<E extends AnyEntity> extends DetailSettings<E> {
  readonly entity: E;
  readonly id: string;
  readonly onClose: () => void;
}

/** The detail of a row in a modal. Render it while it is open. */
export function EntityDetail<E extends AnyEntity>({
  entity,
  id,
  onClose,
  tabs,
  actions,
  ...facts
}: EntityDetailProps<E>) {
  const record = useRecord(entity, id);
  const row = record.data;
  const steps = useStepButtons(entity, row);
  // The engine's seam: the server answers rows of this entity's definition.
  const typedRow = row as unknown as EntityRow<E>;
  const all: DetailTab[] = row
    ? [
        { key: 'basic', label: text.record.basic, children: <EntityFacts entity={entity} row={row} {...facts} /> },
        ...(tabs?.(typedRow) ?? []),
      ]
    : [];
  return (
    <Modal
      open
      title={`${entity.title}${text.common.detail}`}
      centered
      width={modalWidth}
      className="form-modal"
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {record.isPending && <Skeleton active paragraph={{ rows: 10 }} />}
      {record.isError && !row && <Unread message={record.error.message} retry={() => void record.refetch()} />}
      {row && (
        <>
          <RecordHead
            entity={entity}
            row={row}
            isBare
            actions={
              <>
                {actions?.(typedRow)}
                {steps.buttons}
              </>
            }
          />
          <Tabs
            items={all.map((tab) => ({
              key: tab.key,
              label: labelled(tab),
              children: <div className="detail-tab">{tab.children}</div>,
            }))}
          />
        </>
      )}
      {steps.dialogs}
    </Modal>
  );
}

export interface DetailPageProps<E extends AnyEntity> extends DetailSettings<E> {
  readonly entity: E;
  readonly id: string;
  /** The line under the name: where the record comes from. */
  readonly source?: ((row: EntityRow<E>) => ReactNode) | undefined;
  /** The values that matter most, in the head. */
  readonly facts?: readonly ColumnName<E>[] | undefined;
  /** What stands at the right, usually a timeline. */
  readonly aside?: ((row: EntityRow<E>) => { readonly title: string; readonly children: ReactNode }) | undefined;
  /** What stands above the basic facts, e.g. what an auditor has to look at. */
  readonly notice?: ((row: EntityRow<E>) => ReactNode) | undefined;
  /** The tab that is shown, where the page's address says it. */
  readonly tab?: string | undefined;
  readonly onTab?: ((tab: string) => void) | undefined;
}

/** The detail of a row as a page of its own: head with name, state, facts and actions; tabs; what happened at the right. */
export function DetailPage<E extends AnyEntity>(props: DetailPageProps<E>) {
  const { entity, id, source, facts, aside, notice, tabs, actions, groups, cells, tab, onTab } = props;
  const record = useRecord(entity, id);
  const row = record.data;
  const steps = useStepButtons(entity, row);
  if (!row) {
    return (
      <section className="surface section">
        {record.isError ? (
          <Unread message={record.error.message} retry={() => void record.refetch()} />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </section>
    );
  }
  const typedRow = row as unknown as EntityRow<E>;
  const basic: DetailTab = {
    key: 'basic',
    label: text.record.basic,
    children: (
      <>
        {notice?.(typedRow)}
        <EntityFacts entity={entity} row={row} groups={groups} cells={cells} />
      </>
    ),
  };
  const all = [basic, ...(tabs?.(typedRow) ?? [])];
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
  readonly aside: { readonly title: string; readonly children: ReactNode } | undefined;
  readonly head: (tabBar: ReactNode) => ReactNode;
  readonly dialogs: ReactNode;
}

function DetailBody({ all, aside, tab, onTab, head, dialogs }: DetailBodyProps) {
  const [own, setOwn] = useState('basic');
  const wanted = tab ?? own;
  const shown = all.find(({ key }) => key === wanted) ?? all[0];
  const tabBar = all.length > 1 && (
    <Tabs
      activeKey={shown?.key ?? 'basic'}
      items={all.map((one) => ({ key: one.key, label: labelled(one) }))}
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
