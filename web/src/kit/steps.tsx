import { type AnyEntity, type Session, type Step, stepRefusal, type Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Table } from 'antd';
import { type ReactNode, useState } from 'react';
import { RequestFailed } from '../request/request-failed.ts';
import { tell } from '../request/tell.ts';
import { Modal } from '../widgets/modal.tsx';
import { type BatchReport, callStep } from './entity-calls.ts';
import { stateOfRow } from './field-cells.tsx';
import { FormDialog } from './form-dialog.tsx';
import { EntityFormFields } from './form-fields.tsx';
import { FormTroubles } from './form-troubles.tsx';
import type { RowData } from './row.ts';
import { useFieldsForm } from './use-fields-form.ts';
import { useSubmit } from './use-submit.ts';

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
const isReport = (result: unknown): result is BatchReport =>
  typeof result === 'object' && result !== null && 'ok' in result && 'failed' in result;

/** Takes steps of an entity's rows and reports what came of it. */
export function useSteps(entity: AnyEntity, onDone?: () => void): StepRunner {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Wanted>();
  const [report, setReport] = useState<BatchReport>();

  const send = async ({ name, step, rows, isBatch }: Wanted, input: Record<string, unknown>, key: string) => {
    const [row] = rows;
    const target = isBatch ? { ids: rows.map(({ id }) => id) } : { id: row?.id, version: row?.version };
    const answer = await callStep(entity, name, { ...input, ...target }, key);
    await client.invalidateQueries({ queryKey: [entity.name] });
    onDone?.();
    if (!isReport(answer.result)) return tell.success(answer.message || step.done || text.listPage.done(step.label));
    if (answer.result.failed.length > 0) setReport(answer.result);
    else tell.success(text.batch.result(answer.result.ok, 0));
  };
  const start = async (wanted: Wanted) => {
    const { step, rows } = wanted;
    if (rows.length > batchLimit) return tell.warning(text.refuse.batchTooLarge(batchLimit));
    if (Object.keys(step.input ?? {}).length > 0) return setAsked(wanted);
    const question =
      step.confirm ?? (step.danger || wanted.isBatch ? text.listPage.confirmStep(step.label) : undefined);
    const isDanger = step.danger === true;
    if (question && !(await tell.confirm({ title: text.common.prompt, text: question, danger: isDanger }))) return;
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
        {asked && (
          <StepDialog
            wanted={asked}
            onSend={(input, key) => send(asked, input, key)}
            onClose={() => setAsked(undefined)}
          />
        )}
        {report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}
      </>
    ),
  };
}

interface StepDialogProps {
  readonly wanted: Wanted;
  readonly onSend: (input: Record<string, unknown>, key: string) => Promise<void>;
  readonly onClose: () => void;
}
const stepWidth = 520;

function StepDialog({ wanted: { step, rows, isBatch }, onSend, onClose }: StepDialogProps) {
  const form = useFieldsForm({ fields: step.input ?? {} });
  const submit = useSubmit(form);
  const run = () =>
    submit.run(async (key) => {
      await onSend(form.body(), key);
      onClose();
    });
  return (
    <FormDialog
      title={isBatch ? `${text.listPage.batchStep(step.label)}（${text.list.selected(rows.length)}）` : step.label}
      width={stepWidth}
      submitText={step.label}
      isDanger={step.danger === true}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <div className="single-column">
        {step.confirm && <p className="step-question">{step.confirm}</p>}
        <FormTroubles form={form} submit={submit} />
        <EntityFormFields form={form} />
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
