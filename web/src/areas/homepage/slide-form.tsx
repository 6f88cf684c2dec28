import { companyPublicity, homepageTexts, linkTypes } from '@campus/contract/homepage';
import { formFields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readRow, saveRow } from '../../kit/call/entity-calls.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import { withoutOrder } from '../../kit/form/entity-form.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import {
  type FieldsForm,
  type FormErrors,
  type FormValues,
  getTypedText,
  useFieldsForm,
} from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { tell } from '../../request/tell.ts';
import { LinkTypeInput, linkInputs } from './link-inputs.tsx';
import { SlidePicture } from './slide-picture.tsx';

const texts = homepageTexts.slides;
const fields = withoutOrder(companyPublicity, formFields(companyPublicity, 'edit', 'staff'));
const pictureTypes: readonly string[] = [linkTypes.qrCode, linkTypes.picture];
const width = 960;

/** Validation across several values. */
export function slideRefusals(values: FormValues): FormErrors {
  const [type, data, begin, end] = ['linkType', 'linkData', 'startTime', 'endTime'].map((name) =>
    getTypedText(values, name),
  );
  const link =
    type === linkTypes.none || type === undefined
      ? undefined
      : data === ''
        ? pictureTypes.includes(type)
          ? texts.imageRequired
          : texts.linkRequired
        : type === linkTypes.outside && !/^https:\/\//i.test(data ?? '')
          ? texts.linkHttps
          : undefined;
  return {
    ...(link && { linkData: link }),
    ...(begin && end && end <= begin && { endTime: texts.periodReversed }),
  };
}

/** Changing the type clears the previous target. */
const clearingTarget = (form: FieldsForm): FieldsForm => ({
  ...form,
  set: (name, value) => {
    form.set(name, value);
    if (name === 'linkType') form.set('linkData', '');
  },
});

interface SlideFormProps {
  /** Id of the slide to edit; without it a slide is added. */
  readonly id?: string | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a slide next to its preview. Mount it to open it. */
export function SlideForm({ id, onClose }: SlideFormProps) {
  const record = useRecord(companyPublicity, id);
  const title = `${id === undefined ? text.common.add : text.common.edit}${companyPublicity.title}`;
  const row: FormValues | undefined = id === undefined ? {} : getFreshData(record);
  if (row) return <Loaded title={title} row={row} onClose={onClose} />;
  return <LoadingForm title={title} width={width} record={record} onClose={onClose} />;
}

function Loaded({ title, row, onClose }: { title: string; row: FormValues; onClose: () => void }) {
  const client = useQueryClient();
  const isHidden = (name: string, values: FormValues) =>
    name === 'linkData' && getTypedText(values, 'linkType') === linkTypes.none;
  const form = clearingTarget(useFieldsForm({ fields, initial: row, rules: slideRefusals, isHidden }));
  const submit = useSubmit(form);
  const [known, setKnown] = useState<{ id?: unknown; version?: unknown }>({ id: row.id, version: row.version });
  const linkInput = linkInputs[getTypedText(form.values, 'linkType')];
  const body = () =>
    known.id === undefined
      ? form.body()
      : { id: known.id, version: known.version, ...form.changes(), linkType: getTypedText(form.values, 'linkType') };
  const save = () =>
    submit.run(async (key) => {
      const { message } = await saveRow(companyPublicity, body(), key);
      await client.invalidateQueries({ queryKey: [companyPublicity.name] });
      tell.success(message);
      onClose();
    });
  const refresh = async () => {
    const fresh = await readRow(companyPublicity, String(known.id));
    form.rebase(fresh);
    setKnown({ id: fresh.id, version: fresh.version });
    submit.clear();
  };
  return (
    <FormDialog
      title={title}
      width={width}
      submitText={text.common.save}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} onRefresh={refresh} />
      <div className="slide-form">
        <div className="single-column">
          <EntityFormFields
            form={form}
            inputs={{ linkType: LinkTypeInput, ...(linkInput && { linkData: linkInput }) }}
          />
        </div>
        <SlidePicture path={getTypedText(form.values, 'logo')} name={getTypedText(form.values, 'linkName')} />
      </div>
    </FormDialog>
  );
}
