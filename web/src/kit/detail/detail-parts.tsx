import { type AnyEntity, detailNames, groupsFor, type Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button, Dropdown, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { isDeferred, useDeferredActions } from '../../request/deferred-actions.ts';
import { useCaller } from '../call/caller.ts';
import { LoadError } from './load-error.tsx';
import './detail.css';
import { StateCell } from '../field/field-cells.tsx';
import type { RowData } from '../field/row.ts';
import { blockedSteps } from '../step/blocked-steps.ts';
import { type OpenStep, openSteps, type Undo, useSteps } from '../step/steps.tsx';
import { type Cells, type DetailSettings, type DetailTab, getName } from './detail-settings.ts';
import { RecordFacts } from './record-facts.tsx';

/** All values of a record except its name and state, which are in the head; grouped as configured. */
export function EntityFacts<E extends AnyEntity>({
  entity,
  row,
  groups,
  cells = {},
}: { entity: E; row: RowData } & DetailSettings<E>) {
  const flow = entity.workflow as Workflow | undefined;
  const withoutHead = (names: readonly string[]) =>
    names.filter((name) => name !== entity.display && name !== flow?.column);
  const names = withoutHead(detailNames(entity));
  const declared = groupsFor(entity, 'detail')?.map(({ title, fields }) => ({ title, names: fields }));
  const shown: readonly { title: string; names: readonly string[] }[] | undefined = groups ?? declared;
  if (!shown) return <RecordFacts entity={entity} names={names} row={row} cells={cells} />;
  return shown.map((group) => (
    <RecordFacts
      key={group.title}
      title={group.title}
      entity={entity}
      names={withoutHead(group.names)}
      row={row}
      cells={cells}
    />
  ));
}

export interface StepButtons {
  readonly buttons: ReactNode;
  /** Render once. */
  readonly dialogs: ReactNode;
  /** Returns the handler of a step, or undefined while the step is not open. */
  taking(name: string): (() => void) | undefined;
}

interface StepButtonSettings {
  /** Delays steps before they are sent. */
  readonly undo?: Undo;
  /** The main action is not a step: only a dangerous step is visible next to it. */
  readonly hasMain?: boolean;
  /** The buttons begin a panel instead of ending a line: the main action comes first. */
  readonly isLeading?: boolean;
}

/** At most two steps are shown, at the right the first of the workflow, which is primary; next to it a dangerous one. */
function splitSteps(open: readonly OpenStep[], hasMain: boolean) {
  const first = open.find(({ step }) => !step.danger) ?? open[0];
  const other = open.find((step) => step !== first && step.step.danger) ?? open.find((step) => step !== first);
  const shown = [other, first].filter((step) => step !== undefined).filter(({ step }) => !hasMain || step.danger);
  return { shown, more: open.filter((step) => !shown.includes(step)) };
}

interface OpenStepButtonsProps {
  readonly open: readonly OpenStep[];
  readonly hasMain: boolean;
  readonly isLeading: boolean;
  readonly findHandler: (name: string) => (() => void) | undefined;
}

function OpenStepButtons({ open, hasMain, isLeading, findHandler }: OpenStepButtonsProps) {
  const { shown, more } = splitSteps(open, hasMain);
  const others = more.length > 0 && (
    <Dropdown
      trigger={['click']}
      menu={{
        items: more.map(({ name, step }) => ({ key: name, label: step.label, danger: step.danger === true })),
        onClick: ({ key }) => findHandler(key)?.(),
      }}
    >
      <Button>{text.common.more}</Button>
    </Dropdown>
  );
  const buttons = shown.map(({ name, step }, i) => (
    <Button
      key={name}
      {...(step.danger ? { danger: true } : i === shown.length - 1 ? { type: 'primary' as const } : {})}
      onClick={findHandler(name)}
    >
      {step.label}
    </Button>
  ));
  return (
    <>
      {!isLeading && others}
      {isLeading ? buttons.toReversed() : buttons}
      {isLeading && others}
    </>
  );
}

/** Buttons of the open and the blocked steps of a row. */
export function useStepButtons(
  entity: AnyEntity,
  row: RowData | undefined,
  onDone?: () => void,
  { undo, hasMain = false, isLeading = false }: StepButtonSettings = {},
): StepButtons {
  const caller = useCaller();
  const steps = useSteps(entity, onDone, undo);
  const isHeld = useDeferredActions((state) => row !== undefined && isDeferred(state, entity.name, row.id));
  const open = row && !isHeld ? openSteps(entity, row, caller) : [];
  const findHandler = (name: string) => {
    const found = open.find((step) => step.name === name);
    return found && row ? () => steps.take(found, row) : undefined;
  };
  const blocked = row && !isHeld ? blockedSteps(entity, row, caller) : [];
  const buttons = (
    <>
      {blocked.map(({ name, label, reason }) => (
        <span key={name} className="blocked-step">
          {reason}
          <Button disabled>{label}</Button>
        </span>
      ))}
      <OpenStepButtons open={open} hasMain={hasMain} isLeading={isLeading} findHandler={findHandler} />
    </>
  );
  return { buttons, dialogs: steps.dialogs, taking: findHandler };
}

/** Label of a tab with its number of rows. */
export const withCount = ({ label, count }: DetailTab): ReactNode => (
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

/** Name, state, actions and key facts of a record. */
export function RecordHead<E extends AnyEntity>({
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
        <h2>{getName(entity, row)}</h2>
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

interface PendingRecord {
  readonly error: { readonly message: string } | null;
  readonly refetch: () => unknown;
}
/** Content in place of a record that is not loaded: its error, or lines of a placeholder. */
export const RecordPlaceholder = ({ record, rows = 10 }: { record: PendingRecord; rows?: number }) =>
  record.error ? (
    <Unread error={record.error} retry={() => void record.refetch()} />
  ) : (
    <Skeleton active paragraph={{ rows }} />
  );

/** Error state of a record. */
export function Unread({ error, retry }: { error: { readonly message: string }; retry: () => void }) {
  return <LoadError title={text.form.readFailed} error={error} onRetry={retry} />;
}
