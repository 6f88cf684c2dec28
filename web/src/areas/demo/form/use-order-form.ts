import { demoOrder } from '@campus/contract/demo';
import { pick } from '@campus/contract/kit';
import { chinaDay } from '@campus/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveRow } from '../../../kit/call/entity-calls.ts';
import type { RowData } from '../../../kit/field/row.ts';
import { type FieldsForm, useFieldsForm } from '../../../kit/form/use-fields-form.ts';
import { type Submit, useSubmit } from '../../../kit/form/use-submit.ts';
import { validateOnServer } from '../../../kit/form/validate-on-server.ts';

type Name = keyof typeof demoOrder.fields & string;

export interface OrderForm {
  readonly form: FieldsForm;
  readonly submit: Submit;
  /** Sends the order; `done` receives the saved row. */
  readonly send: (done: (row: RowData) => void) => Promise<void>;
}

/** Form of a new order with some of its fields. */
export function useOrderForm(names: readonly Name[]): OrderForm {
  const [initial] = useState(() => ({ orderDate: chinaDay(new Date()) }));
  const form = useFieldsForm({ fields: pick(demoOrder.fields, names), initial, ask: validateOnServer(demoOrder) });
  const submit = useSubmit(form);
  const client = useQueryClient();
  return {
    form,
    submit,
    send: (done) =>
      submit.run(async (key) => {
        const { result: row } = await saveRow(demoOrder, form.body(), key);
        await client.invalidateQueries({ queryKey: [demoOrder.name] });
        done(row);
      }),
  };
}
