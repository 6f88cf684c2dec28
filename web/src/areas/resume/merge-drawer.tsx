import { formFields } from '@campus/contract/kit';
import {
  employUser,
  listDuplicates,
  listMerges,
  mergeStudents,
  type PairStudent,
  previewMerge,
  resume,
  mergeTexts as texts,
} from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { MergeEffects } from './merge-effects.tsx';
import { MergeFields } from './merge-fields.tsx';
import { nameOfStudent } from './pair-cells.tsx';
import './merge.css';

const width = 860;
const names = [...Object.keys(formFields(employUser, 'edit', 'staff')), 'resumeId'];
const getName = (row: RowData): string => nameOfStudent(row as PairStudent);
/** Two masked values can differ although they look the same. */
const isDifferent = (one: unknown, other: unknown): boolean =>
  (one ?? null) !== (other ?? null) || asText(one).includes('*');

/** Compares two records of one person and merges them. Mount it to open it. */
export function MergeDrawer({ ids, onClose }: { ids: readonly [string, string]; onClose: () => void }) {
  const [one, other] = [useRecord(employUser, ids[0]), useRecord(employUser, ids[1])];
  if (!one.data) return <LoadingForm title={texts.title} width={width} isDrawer record={one} onClose={onClose} />;
  if (!other.data) return <LoadingForm title={texts.title} width={width} isDrawer record={other} onClose={onClose} />;
  return <Compare rows={[one.data, other.data]} onClose={onClose} />;
}

function Compare({ rows, onClose }: { rows: readonly [RowData, RowData]; onClose: () => void }) {
  const client = useQueryClient();
  const submit = useSubmit(useFieldsForm({ fields: {} }));
  const [keepId, setKeepId] = useState(rows[0].id);
  // By field, the record whose value stays; the kept one's where none is chosen.
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isLimited, setLimited] = useState(true);
  const [keep, drop] = rows[0].id === keepId ? rows : [rows[1], rows[0]];
  const taken = names.filter((name) => chosen[name] === drop.id);
  const input = { keepId: keep.id, dropId: drop.id, fields: taken.join(',') };
  const [isRefused, setRefused] = useState(true);
  const choices = names.filter((name) => name !== 'resumeId' || (keep.resumeId && drop.resumeId));
  const different = choices.filter((name) => isDifferent(keep[name], drop[name]));

  const merge = () =>
    submit.run(async (idempotencyKey) => {
      if (!(await tell.confirm({ title: texts.title, text: texts.confirm(getName(drop), getName(keep)) }))) return;
      const { message } = await callEnvelope(mergeStudents, input, { quiet: true, idempotencyKey });
      const stale = [listDuplicates.path, listMerges.path, previewMerge.path, employUser.name, resume.name];
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })));
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={texts.title}
      width={width}
      isDrawer
      submitText={texts.submit}
      isSubmitting={submit.isRunning}
      isDisabled={isRefused}
      isDirty={taken.length > 0}
      onSubmit={() => void merge()}
      onClose={onClose}
    >
      <p className="muted">{texts.hint}</p>
      {submit.notice && <FormNotice tone="bad">{submit.notice}</FormNotice>}
      <div className="merge-keep">
        <span>{texts.keep}</span>
        <Segmented
          aria-label={texts.keep}
          value={keepId}
          options={rows.map((row) => ({ value: row.id, label: getName(row) }))}
          onChange={setKeepId}
        />
        <Checkbox checked={isLimited} onChange={({ target }) => setLimited(target.checked)}>
          {texts.onlyDifferent}
        </Checkbox>
      </div>
      <MergeFields
        names={isLimited ? different : choices}
        keep={keep}
        drop={drop}
        chosen={chosen}
        onChoose={(name, id) => setChosen({ ...chosen, [name]: id })}
        nameOf={getName}
      />
      <MergeEffects input={input} onRefused={setRefused} />
    </FormDialog>
  );
}
