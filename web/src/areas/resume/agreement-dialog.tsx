import { choice, formFields } from '@campus/contract/kit';
import {
  type AgreementChoices,
  agreement,
  agreementChoices,
  delivery,
  deliveryDictionaries,
  agreementScreen as words,
} from '@campus/contract/resume';
import { agreementProblems, agreementTypes, isEmployment } from '@campus/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saveRow } from '../../kit/call/entity-calls.ts';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { type FormErrors, type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

const width = 800;
const number = (value: unknown): number | undefined => (value ? Number(value) : undefined);
const amount = (value: unknown): string | undefined => (value ? String(value) : undefined);
const getTerms = (values: FormValues) => ({
  type: number(values.type),
  serviceYears: number(values.serviceYears),
  probationMonths: number(values.probationMonths),
  salary: amount(values.salary),
  probationSalary: amount(values.probationSalary),
  archiveUnit: amount(values.archiveUnit),
  signFile: amount(values.signFile),
});
const getProblems = (values: FormValues, minWage = 0): FormErrors =>
  Object.fromEntries(Object.entries(agreementProblems(getTerms(values), minWage)));
const isNeeded = (name: string, { type }: FormValues): boolean =>
  Number(type) === agreementTypes.tripartite ? name === 'archiveUnit' : name === 'signFile';

/** Only an employment has a term, and moves files and household of the graduate. */
const ofEmployment: ReadonlySet<string> = new Set([
  'serviceYears',
  'breachFee',
  'archiveUnit',
  'archiveAddress',
  'household',
]);
const isHidden = (name: string, { type }: FormValues): boolean => ofEmployment.has(name) && !isEmployment(Number(type));

interface AgreementDialogProps {
  readonly deliveryId: string;
  readonly onClose: () => void;
}
/** Starts an agreement for a delivery. Mount it to open it. */
export function AgreementDialog({ deliveryId, onClose }: AgreementDialogProps) {
  const choices = useQuery<AgreementChoices, RequestFailed>({
    queryKey: [agreement.name, 'choices', deliveryId],
    queryFn: ({ signal }) => call(agreementChoices, { deliveryId }, { signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  });
  if (!choices.data)
    return <LoadingForm title={words.start} width={width} isDrawer={false} record={choices} onClose={onClose} />;
  return <Start deliveryId={deliveryId} choices={choices.data} onClose={onClose} />;
}

const labels = deliveryDictionaries.find(({ code }) => code === 'rc_agreement_type')?.items ?? [];
/** The types that fit the post. */
function typeField(types: readonly number[]) {
  const fitting = labels.filter(({ value }) => types.includes(Number(value)));
  const options = Object.fromEntries(fitting.map(({ value, text }) => [value, text]));
  return choice({ label: agreement.fields.type.label, required: true, options });
}

function Start({ deliveryId, choices, onClose }: AgreementDialogProps & { readonly choices: AgreementChoices }) {
  const client = useQueryClient();
  const { types, needsStamp, minWage, ...initial } = choices;
  const form = useFieldsForm({
    fields: { ...formFields(agreement, 'add', 'enterprise'), type: typeField(types) },
    initial: { deliveryId, type: String(types[0]), ...initial },
    rules: (values) => getProblems(values, minWage),
    isHidden,
    isNeeded,
  });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async (key) => {
      const saved = await saveRow(agreement, form.body(), key);
      await client.invalidateQueries({ queryKey: [agreement.name] });
      await client.invalidateQueries({ queryKey: [delivery.name] });
      tell.success(saved.message);
      onClose();
    });
  const isTripartite = Number(form.values.type) === agreementTypes.tripartite;
  return (
    <FormDialog
      title={words.start}
      width={width}
      submitText={words.start}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      {needsStamp && isTripartite && <FormNotice tone="info">{words.needsStamp}</FormNotice>}
      <EntityFormFields form={form} names={form.names.filter((name) => name !== 'deliveryId')} />
    </FormDialog>
  );
}

/** Changes the terms of an agreement that the student has not signed. */
export const EditAgreement = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <EntityForm
    entity={agreement}
    id={id}
    title={words.edit}
    rules={(values) => getProblems(values)}
    isHidden={isHidden}
    isNeeded={isNeeded}
    dialog={{ width, isDrawer: false }}
    onClose={onClose}
  />
);
