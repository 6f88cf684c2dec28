import {
  type AnyEntity,
  type BatchReport,
  rowName,
  type Session,
  type Step,
  stepRefusal,
  type Workflow,
} from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Table } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';
import { Modal } from '../../widgets/modal.tsx';
import { callStep } from '../call/entity-calls.ts';
import { getName } from '../detail/detail-settings.ts';
import { stateOfRow } from '../field/field-cells.tsx';
import type { RowData } from '../field/row.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormErrorNotices } from '../form/form-error-notices.tsx';
import { EntityFormFields } from '../form/form-fields.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { getActionTitle } from './action-title.ts';
import { useDeferredStep } from './deferred-step.ts';
import { StepPreviewPanel } from './step-preview.tsx';
import { useStepForm } from './use-step-form.ts';

export interface OpenStep {
  readonly name: string;
  readonly step: Step;
}

const stepsIn = (entity: AnyEntity): OpenStep[] =>
  Object.entries((entity.workflow as Workflow | undefined)?.steps ?? {}).map(([name, step]) => ({ name, step }));

/** Steps of a row open to this user, by the same rule that the server checks. */
export function openSteps(entity: AnyEntity, row: RowData, caller: Session): OpenStep[] {
  const flow = entity.workflow as Workflow | undefined;
  // Unknown states of a later version have no steps.
  if (!flow || !stateOfRow(flow, row)) return [];
  const open = stepsIn(entity).filter(({ name }) => stepRefusal(entity.code, flow, name, row, caller) === undefined);
  // Who may decide a row that is also their own decides first: taking it back is the exception.
  const [decisions, others] = [open.filter(isDecision), open.filter((step) => !isDecision(step))];
  return [...decisions, ...others];
}
const isDecision = ({ name }: OpenStep): boolean => name === 'approve' || name === 'reject';

/** Batch steps that are open for at least one of the rows. */
export const batchSteps = (entity: AnyEntity, rows: readonly RowData[], caller: Session): OpenStep[] =>
  stepsIn(entity).filter(
    ({ name, step }) =>
      step.batch && rows.some((row) => openSteps(entity, row, caller).some((open) => open.name === name)),
  );

interface Wanted extends OpenStep {
  readonly rows: readonly RowData[];
  readonly isBatch: boolean;
  /** Input that the page has asked for already. */
  readonly given?: Readonly<Record<string, unknown>> | undefined;
}
export interface StepRunner {
  /** Executes a step after its confirmation or its input form; `given` replaces the form. */
  take(open: OpenStep, row: RowData, given?: Readonly<Record<string, unknown>>): void;
  takeForAll(open: OpenStep, rows: readonly RowData[]): void;
  /** A step without a form is being executed. */
  readonly isRunning: boolean;
  /** Dialogs of the steps; render once. */
  readonly dialogs: ReactNode;
}

const batchLimit = 200;
/** Object of a step in words: 企业“南屏科技”, or the number of rows. */
const getSubject = (entity: AnyEntity, rows: readonly RowData[], isBatch: boolean): string =>
  isBatch || !rows[0]
    ? text.listPage.chosen(rows.length)
    : text.listPage.named(entity.title, rowName(entity, rows[0]) || getName(entity, rows[0]));
/** The step with its question about these rows. */
const withSubject = ({ step, ...open }: OpenStep, subject: string): OpenStep => ({
  ...open,
  step: step.confirm === undefined ? step : { ...step, confirm: step.confirm.replaceAll('{row}', subject) },
});
/** Replaces ids in failures by the names of the rows. */
const withNames = (entity: AnyEntity, { ok, failed }: BatchReport, rows: readonly RowData[]): BatchReport => ({
  ok,
  failed: failed.map((failure) => {
    const row = rows.find(({ id }) => id === failure.id);
    return row ? { ...failure, name: rowName(entity, row) || getName(entity, row) } : failure;
  }),
});
const isReport = (result: unknown): result is BatchReport =>
  typeof result === 'object' && result !== null && 'ok' in result && 'failed' in result;

/** Steps of single rows are delayed instead of confirmed, so that they can be undone. */
export interface Undo {
  readonly onUndo: () => void;
  /** Steps that are confirmed all the same: their preview says something unusual. */
  readonly asks?: ((step: string, row: RowData) => boolean) | undefined;
}

interface StepCallOptions {
  readonly onDone: (() => void) | undefined;
  readonly undo: Undo | undefined;
  /** Some rows of a batch were refused. */
  readonly onReport: (report: BatchReport) => void;
}

/** Sends a step, or delays it, and shows the result. */
function useStepCall(entity: AnyEntity, { onDone, undo, onReport }: StepCallOptions) {
  const defer = useDeferredStep(entity);
  const client = useQueryClient();
  return async ({ name, step, rows, isBatch }: Wanted, input: Record<string, unknown>, key: string) => {
    const [row] = rows;
    if (undo && row && !isBatch) {
      defer(row, { name, label: step.label, input, onUndo: undo.onUndo });
      return onDone?.();
    }
    const target = isBatch ? { ids: rows.map(({ id }) => id) } : { id: row?.id, version: row?.version };
    const answer = await callStep(entity, name, { ...input, ...target }, key);
    await client.invalidateQueries({ queryKey: [entity.name] });
    onDone?.();
    if (!isReport(answer.result)) return tell.success(answer.message || step.done || text.listPage.done(step.label));
    if (answer.result.failed.length > 0) onReport(withNames(entity, answer.result, rows));
    else tell.success(text.batch.result(answer.result.ok, 0));
  };
}

/** Executes steps of an entity's rows and reports the result. */
export function useSteps(entity: AnyEntity, onDone?: () => void, undo?: Undo): StepRunner {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Wanted>();
  const [report, setReport] = useState<BatchReport>();
  const [isRunning, setRunning] = useState(false);
  // Set at once, so that a second click finds it.
  const isTaking = useRef(false);
  const send = useStepCall(entity, { onDone, undo, onReport: setReport });
  const start = async (asked: Wanted) => {
    const { rows, isBatch, given } = asked;
    const subject = getSubject(entity, rows, isBatch);
    const wanted: Wanted = { ...withSubject(asked, subject), rows, isBatch };
    const { step } = wanted;
    if (rows.length > batchLimit) return tell.warning(text.refuse.batchTooLarge(batchLimit));
    const isDeferred = undo !== undefined && !isBatch;
    const hasForm = given === undefined && Object.keys(step.input ?? {}).length > 0;
    const isUnusual = isDeferred && rows[0] !== undefined && undo.asks?.(asked.name, rows[0]) === true;
    if (hasForm || (step.asks && (!isDeferred || isUnusual))) return setWanted(wanted);
    if (isTaking.current) return;
    isTaking.current = true;
    try {
      const question = isDeferred ? undefined : findQuestion(entity, wanted);
      const title = getActionTitle(step.label, subject);
      if (question !== undefined && !(await tell.confirm({ title, text: question, danger: step.danger === true })))
        return;
      setRunning(true);
      await send(wanted, { ...given }, crypto.randomUUID());
    } catch (error) {
      warnOfRefusal(error);
      // The listed state was stale.
      await client.invalidateQueries({ queryKey: [entity.name] });
    } finally {
      isTaking.current = false;
      setRunning(false);
    }
  };

  return {
    take: (open, row, given) => void start({ ...open, rows: [row], isBatch: false, given }),
    takeForAll: (open, rows) => void start({ ...open, rows, isBatch: true }),
    isRunning,
    dialogs: (
      <>
        {wanted && (
          <StepDialog
            entity={entity}
            wanted={wanted}
            onSend={(input, key) => send(wanted, input, key)}
            onClose={() => setWanted(undefined)}
          />
        )}
        {report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}
      </>
    ),
  };
}

const namesShown = 3;
/** Names of the rows, up to the length of a sentence. */
function getNames(entity: AnyEntity, rows: readonly RowData[]): string {
  const names = rows.slice(0, namesShown).map((row) => rowName(entity, row) || row.id);
  return rows.length > namesShown ? text.listPage.amongOthers(names.join('、')) : names.join('、');
}
function findQuestion(entity: AnyEntity, { step, rows, isBatch }: Wanted): string | undefined {
  const own = step.confirm ?? (step.danger || isBatch ? text.listPage.confirmStep(step.label) : undefined);
  if (!isBatch) return own;
  return text.listPage.confirmBatch(rows.length, getNames(entity, rows), step.label, own ?? '');
}

interface StepDialogProps {
  readonly entity: AnyEntity;
  readonly wanted: Wanted;
  readonly onSend: (input: Record<string, unknown>, key: string) => Promise<void>;
  readonly onClose: () => void;
}
const stepWidth = 520;

function StepDialog({ entity, wanted: { name, step, rows, isBatch }, onSend, onClose }: StepDialogProps) {
  const form = useStepForm(entity, step, rows);
  const submit = useSubmit(form);
  const run = () =>
    submit.run(async (key) => {
      await onSend(form.body(), key);
      onClose();
    });
  return (
    <FormDialog
      title={getActionTitle(
        isBatch ? text.listPage.batchStep(step.label) : step.label,
        getSubject(entity, rows, isBatch),
      )}
      width={stepWidth}
      submitText={step.label}
      isDanger={step.danger === true}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <div className="single-column">
        {isBatch && <p className="step-question">{getNames(entity, rows)}</p>}
        {step.confirm && <p className="step-question">{step.confirm}</p>}
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} />
        {step.asks && <StepPreviewPanel entity={entity} step={name} rows={rows} values={form.values} />}
      </div>
    </FormDialog>
  );
}

/** Result of a batch: number of successes, and the failures with reasons. */
export function ReportDialog({ report, onClose }: { report: BatchReport; onClose: () => void }) {
  return (
    <Modal
      open
      title={text.batch.result(report.ok, report.failed.length)}
      width={640}
      cancelButtonProps={{ style: { display: 'none' } }}
      onOk={onClose}
      onCancel={onClose}
    >
      <Table
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ y: 360 }}
        dataSource={[...report.failed]}
        columns={[
          { title: text.listPage.reportName, dataIndex: 'name', width: 220, ellipsis: true },
          { title: text.listPage.reportReason, dataIndex: 'message' },
        ]}
      />
    </Modal>
  );
}
