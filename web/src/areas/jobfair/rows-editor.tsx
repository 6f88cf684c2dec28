import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Fields } from '@campus/contract/kit';
import { Button } from 'antd';
import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { type FieldsForm, type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import './fair-apply.css';

/** What a page asks of its rows. */
export interface RowsHandle {
  /** The rows in their stored form; undefined when one is invalid, which is then focused. */
  read(): Record<string, unknown>[] | undefined;
  isBusy(): boolean;
}
interface RowsEditorProps {
  readonly fields: Fields;
  readonly initial: readonly FormValues[];
  readonly most: number;
  readonly words: { row(n: number): string; remove(n: number): string; readonly add: string; most(n: number): string };
  readonly handle: RefObject<RowsHandle | null>;
  readonly onTouch: () => void;
  readonly isHidden?: (name: string, values: FormValues) => boolean;
  readonly isNeeded?: (name: string, values: FormValues) => boolean;
}
interface Kept {
  readonly key: number;
  readonly values: FormValues;
}

/** Several rows of the same fields, each a small form. */
export function RowsEditor({ fields, initial, most, words, handle, onTouch, ...rules }: RowsEditorProps) {
  const count = useRef(initial.length);
  const forms = useRef(new Map<number, FieldsForm>());
  const [rows, setRows] = useState<readonly Kept[]>(() => initial.map((values, key) => ({ key, values })));
  useImperativeHandle(handle, () => ({
    read: () => {
      const all = rows.map(({ key, values }) => ({ form: forms.current.get(key), id: values.id }));
      const isValid = all.map(({ form }) => form?.validate() === true);
      if (isValid.includes(false)) return undefined;
      return all.map(({ form, id }) => ({ ...(id !== undefined && { id }), ...form?.body() }));
    },
    isBusy: () => rows.some(({ key }) => forms.current.get(key)?.isBusy === true),
  }));
  const add = () => {
    count.current += 1;
    setRows([...rows, { key: count.current, values: {} }]);
    onTouch();
  };
  const remove = (key: number) => {
    forms.current.delete(key);
    setRows(rows.filter((row) => row.key !== key));
    onTouch();
  };
  return (
    <div className="fair-rows">
      {rows.map(({ key, values }, at) => (
        <div key={key} className="fair-row">
          <header>
            <b>{words.row(at + 1)}</b>
            <IconButton label={words.remove(at + 1)} onClick={() => remove(key)}>
              <DeleteOutlined aria-hidden />
            </IconButton>
          </header>
          <RowForm
            fields={fields}
            initial={values}
            {...rules}
            onForm={(form) => void forms.current.set(key, form)}
            onTouch={onTouch}
          />
        </div>
      ))}
      <Button type="dashed" block icon={<PlusOutlined aria-hidden />} disabled={rows.length >= most} onClick={add}>
        {rows.length >= most ? words.most(most) : words.add}
      </Button>
    </div>
  );
}

interface RowFormProps extends Pick<RowsEditorProps, 'fields' | 'onTouch' | 'isHidden' | 'isNeeded'> {
  readonly initial: FormValues;
  readonly onForm: (form: FieldsForm) => void;
}
function RowForm({ fields, initial, isHidden, isNeeded, onForm, onTouch }: RowFormProps) {
  const form = useFieldsForm({ fields, initial, isHidden, isNeeded });
  // The page reads the latest state of the row when it is saved.
  onForm(form);
  return (
    <div onChange={onTouch}>
      <EntityFormFields form={form} />
    </div>
  );
}
