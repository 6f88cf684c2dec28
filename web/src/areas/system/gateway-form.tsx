import { formFields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  type GatewayRow,
  gatewayRoute,
  gatewayState,
  gatewayTexts,
  isTargetForm,
  readFilters,
  readPredicates,
  gatewayRefusals as refused,
  saveGatewayRoute,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { asText } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { type FormErrors, type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { SuggestedInput } from '../../widgets/selects/suggested-input.tsx';
import { FiltersInput } from './gateway-filters.tsx';
import { PredicatesInput } from './gateway-predicates.tsx';

const width = 720;

/** Offers the permitted targets; others can be typed and are validated by the server. */
function TargetInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const state = useEndpoint(gatewayState, {}, { silent: true });
  return (
    <SuggestedInput
      {...control}
      options={(state.data?.origins ?? []).map((origin) => ({ value: origin }))}
      placeholder="https://"
    />
  );
}
const inputs = { uri: TargetInput, predicates: PredicatesInput, filters: FiltersInput };
const groups = [{ title: gatewayTexts.basic, fields: ['routerId', 'name', 'uri', 'status', 'open'] }];

/** Client-side checks of rules that the server checks, too. */
function rules(values: FormValues): FormErrors {
  const [predicates, filters] = [readPredicates(values.predicates), readFilters(values.filters)];
  const uri = asText(values.uri);
  return {
    ...(uri !== '' && !isTargetForm(uri) && { uri: /^https?:/i.test(uri) ? refused.uriForm : refused.uri }),
    ...('problem' in predicates && { predicates: predicates.problem }),
    ...('problem' in filters && { filters: filters.problem }),
  };
}

interface GatewayFormProps {
  /** The route to edit; undefined to add one. */
  readonly route?: GatewayRow | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a route in a drawer. */
export function GatewayForm({ route, onClose }: GatewayFormProps) {
  const client = useQueryClient();
  const fields = formFields(gatewayRoute, route ? 'edit' : 'add', 'staff');
  const form = useFieldsForm({ fields, initial: route ? { ...route } : {}, rules });
  const submit = useSubmit(form);
  const save = () =>
    submit.run(async (idempotencyKey) => {
      const router = route ? { id: route.id, version: route.version, ...form.changes() } : form.body();
      const { message } = await callEnvelope(saveGatewayRoute, { router }, { idempotencyKey, quiet: true });
      await client.invalidateQueries({ queryKey: [gatewayRoute.name] });
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={route ? gatewayTexts.edit : gatewayTexts.add}
      width={width}
      isDrawer
      submitText={text.common.save}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} groups={groups} inputs={inputs} />
    </FormDialog>
  );
}
