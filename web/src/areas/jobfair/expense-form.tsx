import {
  type Claimable,
  claimableApplies,
  expenseCap,
  expenseItems,
  expenseWords,
  fairDayTexts,
  fairExpense,
  fairExpenseItem,
} from '@campus/contract/jobfair';
import { type AnyEntity, formFields, pick } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Select, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { callStep, saveRow } from '../../kit/call/entity-calls.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { ExpenseCapLine, OverLimits } from './expense-cap.tsx';
import { RowsEditor, type RowsHandle } from './rows-editor.tsx';

const texts = fairDayTexts.expense;
const width = 960;
const itemWords = {
  row: texts.item,
  remove: texts.removeItem,
  add: texts.addItem,
  most: () => expenseWords.tooManyItems,
};
const isHotel = ({ itemType }: FormValues): boolean => Number(itemType) === expenseItems.hotel;

interface ExpenseFormProps {
  /** The claim to edit; without it a new one. */
  readonly id?: string | undefined;
  readonly onClose: () => void;
}
/** A claim with its items. Mount it to open it. */
export function ExpenseForm({ id, onClose }: ExpenseFormProps) {
  const record = useRecord(fairExpense, id);
  const row = getFreshData(record);
  if (id !== undefined && !row)
    return <LoadingForm title={texts.edit} width={width} isDrawer record={record} onClose={onClose} />;
  return row === undefined ? <NewClaim onClose={onClose} /> : <Claim row={row} onClose={onClose} />;
}

/** Chooses the attended fair first: its limits and the payee follow from it. */
function NewClaim({ onClose }: { readonly onClose: () => void }) {
  const [chosen, setChosen] = useState<Claimable>();
  const { data, error, refetch } = useEndpoint(claimableApplies, {}, { quiet: true });
  if (chosen) return <Claim applyId={chosen.applyId} onClose={onClose} />;
  return (
    <FormDialog
      title={texts.add}
      width={560}
      submitText={fairDayTexts.apply.next}
      isSubmitting={false}
      isDisabled
      isDirty={false}
      onSubmit={() => undefined}
      onClose={onClose}
    >
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 2 }} />
      ) : data.length === 0 ? (
        <StateView title={texts.none} text={texts.empty.text} />
      ) : (
        <Select
          aria-label={texts.apply}
          style={{ width: '100%' }}
          placeholder={texts.apply}
          options={data.map(({ applyId, fairTitle, deadline }) => ({
            value: applyId,
            label: `${fairTitle}（${texts.deadline(deadline.slice(0, 16))}）`,
          }))}
          onChange={(value) => setChosen(data.find(({ applyId }) => applyId === value))}
        />
      )}
    </FormDialog>
  );
}

const getItems = (row: RowData | undefined): readonly FormValues[] =>
  (row as { items?: readonly FormValues[] } | undefined)?.items ?? [{}];

interface ClaimProps {
  readonly applyId?: string;
  readonly row?: RowData;
  readonly onClose: () => void;
}
function Claim({ applyId = '', row, onClose }: ClaimProps) {
  const of = row ? asText(row.applyId) : applyId;
  const cap = useEndpoint(expenseCap, { applyId: of }, { quiet: true });
  if (!cap.data) return <LoadingForm title={texts.add} width={width} isDrawer record={cap} onClose={onClose} />;
  const initial = row ?? { personCount: Math.max(1, cap.data.persons), days: 1, payee: cap.data.payee };
  return <ClaimForm applyId={of} cap={cap.data} initial={initial} row={row} onClose={onClose} />;
}

interface ClaimFormProps {
  readonly applyId: string;
  readonly cap: NonNullable<(typeof expenseCap)['output']['of']>;
  readonly initial: FormValues;
  readonly row: RowData | undefined;
  readonly onClose: () => void;
}
function ClaimForm({ applyId, cap, initial, row, onClose }: ClaimFormProps) {
  const client = useQueryClient();
  const handle = useRef<RowsHandle>(null);
  const [isTouched, setTouched] = useState(false);
  const [saved, setSaved] = useState<RowData | undefined>(row);
  const form = useFieldsForm({
    fields: pick(fairExpense.fields, ['personCount', 'days', 'payee', 'bankName', 'bankAccount']),
    initial,
  });
  const submit = useSubmit(form);
  const run = (isSubmitted: boolean) =>
    submit.run(async (key) => {
      const items = handle.current?.read();
      if (!items || handle.current?.isBusy()) return;
      const head = saved ? { id: saved.id, version: saved.version } : { applyId };
      const stored = await saveRow(fairExpense as AnyEntity, { ...head, ...form.body(), items }, key);
      setSaved(stored.result);
      const { id, version } = stored.result;
      const answer = isSubmitted
        ? await callStep(fairExpense as AnyEntity, 'submit', { id, version }, crypto.randomUUID())
        : stored;
      await client.invalidateQueries({ queryKey: [fairExpense.name] });
      tell.success(answer.message);
      onClose();
    });
  return (
    <FormDialog
      title={row ? texts.edit : texts.add}
      width={width}
      isDrawer
      submitText={texts.submit}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty || isTouched}
      buttons={<Button onClick={() => void run(false)}>{texts.save}</Button>}
      onSubmit={() => void run(true)}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      <ExpenseCapLine cap={cap} />
      {row && <OverLimits cap={cap} claim={row} />}
      <EntityFormFields form={form} />
      <section className="fair-part">
        <h3>{texts.items}</h3>
        <RowsEditor
          fields={formFields(fairExpenseItem, 'add', 'enterprise')}
          initial={getItems(row)}
          most={30}
          words={itemWords}
          handle={handle}
          onTouch={() => setTouched(true)}
          isHidden={(name, values) => name === 'nights' && !isHotel(values)}
          isNeeded={(name, values) =>
            (name === 'invoiceNo' && Number(values.itemType) !== expenseItems.meals) ||
            (name === 'nights' && isHotel(values))
          }
        />
      </section>
    </FormDialog>
  );
}
