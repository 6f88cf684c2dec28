import { type AnyEntity, rowName, type Session, type Step, stepRefusal, type Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Table } from 'antd';
import { type ReactNode, useState } from 'react';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { Modal } from '../../widgets/modal.tsx';
import { type BatchReport, callStep } from '../call/entity-calls.ts';
import { nameOf } from '../detail/detail-settings.ts';
import { stateOfRow } from '../field/field-cells.tsx';
import type { RowData } from '../field/row.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormErrorNotices } from '../form/form-error-notices.tsx';
import { EntityFormFields } from '../form/form-fields.tsx';
import { useFieldsForm } from '../form/use-fields-form.ts';
import { useSubmit } from '../form/use-submit.ts';
import { useDeferredStep } from './deferred-step.ts';
import { StepMessage } from './step-message.tsx';

export interface OpenStep {
  readonly name: string;
  readonly step: Step;
}

const stepsIn = (entity: AnyEntity): OpenStep[] =>
  Object.entries((entity.workflow as Workflow | undefined)?.steps ?? {}).map(([name, step]) => ({ name, step }));

/** The steps this user may take on this row now: the same question the server asks again. */
export function openSteps(entity: AnyEntity, row: RowData, caller: Session): OpenStep[] {
  const flow = entity.workflow as Workflow | undefined;
  // A state that a later version of the product knows has no steps here.
  if (!flow || !stateOfRow(flow, row)) return [];
  return stepsIn(entity).filter(({ name }) => stepRefusal(entity.code, flow, name, row, caller) === undefined);
}

/** The steps that may be taken for several rows at once and are open for one of them at least. */
export const batchSteps = (entity: AnyEntity, rows: readonly RowData[], caller: Session): OpenStep[] =>
  stepsIn(entity).filter(
    ({ name, step }) =>
      step.batch && rows.some((row) => openSteps(entity, row, caller).some((open) => open.name === name)),
  );

interface Wanted extends OpenStep {
  readonly rows: readonly RowData[];
  readonly isBatch: boolean;
}
export interface StepRunner {
  /** Takes a step after its confirmation or its input. */
  take(open: OpenStep, row: RowData): void;
  takeForAll(open: OpenStep, rows: readonly RowData[]): void;
  /** The dialogs; render them once. */
  readonly dialogs: ReactNode;
}

const batchLimit = 200; // (S)
/** What a step is taken on, in words: 企业“南屏科技”, or how many rows. */
const subjectOf = (entity: AnyEntity, rows: readonly RowData[], isBatch: boolean): string =>
  isBatch || !rows[0]
    ? text.listPage.chosen(rows.length)
    : text.listPage.named(entity.title, rowName(entity, rows[0]) || nameOf(entity, rows[0]));
/** The same step with its question about these rows. */
const asked = ({ step, ...open }: OpenStep, subject: string): OpenStep => ({
  ...open,
  step: step.confirm === undefined ? step : { ...step, confirm: step.confirm.replaceAll('{row}', subject) },
});
/** Failures under the names that the reader knows the rows by. */
const named = (entity: AnyEntity, { ok, failed }: BatchReport, rows: readonly RowData[]): BatchReport => ({
  ok,
  failed: failed.map((failure) => {
    const row = rows.find(({ id }) => id === failure.id);
    return row ? { ...failure, name: rowName(entity, row) || nameOf(entity, row) } : failure;
  }),
});
const isReport = (result: unknown): result is BatchReport =>
  typeof result === 'object' && result !== null && 'ok' in result && 'failed' in result;

/** Steps of single rows are not asked about but held back for a while, in which they can be undone. */
export interface Undo {
  readonly onUndo: () => void;
}

/** Takes steps of an entity's rows and reports what came of it. */
export function useSteps(entity: AnyEntity, onDone?: () => void, undo?: Undo): StepRunner {
  const defer = useDeferredStep(entity);
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Wanted>();
  const [report, setReport] = useState<BatchReport>();

  const send = async ({ name, step, rows, isBatch }: Wanted, input: Record<string, unknown>, key: string) => {
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
    if (answer.result.failed.length > 0) setReport(named(entity, answer.result, rows));
    else tell.success(text.batch.result(answer.result.ok, 0));
  };
  const start = async (given: Wanted) => {
    const { rows, isBatch } = given;
    const subject = subjectOf(entity, rows, isBatch);
    const wanted: Wanted = { ...asked(given, subject), rows, isBatch };
    const { step } = wanted;
    if (rows.length > batchLimit) return tell.warning(text.refuse.batchTooLarge(batchLimit));
    if (Object.keys(step.input ?? {}).length > 0) return setWanted(wanted);
    const question = questionOf(entity, wanted);
    const title = `${step.label}${subject}`;
    const isLoading = question !== undefined && !(undo && !isBatch);
    if (isLoading && !(await tell.confirm({ title, text: question, danger: step.danger === true }))) return;
    try {
      await send(wanted, {}, crypto.randomUUID());
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.warning(error.message);
      // What stood in the list was no longer so.
      await client.invalidateQueries({ queryKey: [entity.name] });
    }
  };

  return {
    take: (open, row) => void start({ ...open, rows: [row], isBatch: false }),
    takeForAll: (open, rows) => void start({ ...open, rows, isBatch: true }),
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
/** The rows by name, as far as a sentence holds them. */
function namesOf(entity: AnyEntity, rows: readonly RowData[]): string {
  const names = rows.slice(0, namesShown).map((row) => rowName(entity, row) || row.id);
  return rows.length > namesShown ? text.listPage.amongOthers(names.join('、')) : names.join('、');
}
function questionOf(entity: AnyEntity, { step, rows, isBatch }: Wanted): string | undefined {
  const own = step.confirm ?? (step.danger || isBatch ? text.listPage.confirmStep(step.label) : undefined);
  if (!isBatch) return own;
  return text.listPage.confirmBatch(rows.length, namesOf(entity, rows), step.label, own ?? '');
}

interface StepDialogProps {
  readonly entity: AnyEntity;
  readonly wanted: Wanted;
  readonly onSend: (input: Record<string, unknown>, key: string) => Promise<void>;
  readonly onClose: () => void;
}
const stepWidth = 520;

function StepDialog({ entity, wanted: { name, step, rows, isBatch }, onSend, onClose }: StepDialogProps) {
  const form = useFieldsForm({ fields: step.input ?? {} });
  const submit = useSubmit(form);
  const run = () =>
    submit.run(async (key) => {
      await onSend(form.body(), key);
      onClose();
    });
  return (
    <FormDialog
      title={`${isBatch ? text.listPage.batchStep(step.label) : step.label}${subjectOf(entity, rows, isBatch)}`}
      width={stepWidth}
      submitText={step.label}
      isDanger={step.danger === true}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <div className="single-column">
        {isBatch && <p className="step-question">{namesOf(entity, rows)}</p>}
        {step.confirm && <p className="step-question">{step.confirm}</p>}
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} />
        {step.message && Number(form.values[step.message.when]) === 1 && (
          <StepMessage path={`${entity.path}/${step.message.call}`} step={name} rows={rows} />
        )}
      </div>
    </FormDialog>
  );
}

/** What a batch did: how many it took, and why the others not. */
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
