import { formFields } from '@campus/contract/kit';
import { liveSources } from '@campus/contract/live';
import { text } from '@campus/contract/messages';
import { preachLive, preachScreen, savePull } from '@campus/contract/preach';
import { useQueryClient } from '@tanstack/react-query';
import { useRecord } from '../../kit/detail/use-record.ts';
import type { RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { requestEnvelope } from '../../request/client.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { tell } from '../../request/tell.ts';

const title = preachScreen.live.pull;
const width = 640;
interface PullDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}
/** 拉流配置: where the picture of a session comes from. */
export function PullDialog({ id, onClose }: PullDialogProps) {
  const record = useRecord(preachLive, id);
  const row = getFreshData(record);
  if (row) return <LoadedForm row={row} onClose={onClose} />;
  return <LoadingForm title={title} width={width} record={record} onClose={onClose} />;
}

const sources: Readonly<Record<string, number>> = {
  pullHls: liveSources.manual,
  pullFlv: liveSources.manual,
  videoFile: liveSources.file,
};
const isOfOtherSource = (name: string, values: FormValues): boolean =>
  Object.hasOwn(sources, name) && Number(values.source) !== sources[name];

function LoadedForm({ row, onClose }: { row: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({
    fields: formFields(preachLive, 'edit', 'staff'),
    initial: row,
    isHidden: isOfOtherSource,
  });
  const submit = useSubmit(form);
  const save = () =>
    submit.run(async (key) => {
      const { message } = await requestEnvelope<RowData>({
        method: 'POST',
        path: savePull.path,
        body: { ...form.changes(), id: row.id, version: row.version },
        quiet: true,
        idempotencyKey: key,
      });
      await client.invalidateQueries({ queryKey: [preachLive.name] });
      tell.success(message);
      onClose();
    });
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
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} />
    </FormDialog>
  );
}
