import { text } from '@campus/contract/messages';
import { resume, resumeTexts } from '@campus/contract/resume';
import { Button } from 'antd';
import { useRecord } from '../../kit/detail/use-record.ts';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { EntityFormFields, FormErrorSummary } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import type { FormValues } from '../../kit/form/use-fields-form.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { CompletenessPanel } from './completeness-panel.tsx';
import './resume-form.css';
import { RowEditor } from './row-editor.tsx';
import { SkillEditor } from './skill-editor.tsx';
import { type ResumeEditing, useResumeForm } from './use-resume-form.ts';

const texts = resumeTexts.edit;
const drawerWidth = 1000;
/** Fields that share a line; uploads are taller than the others. */
const lines = [['employId', 'headline', 'status'], ['photo', 'file'], ['selfEvaluation']];
const remark = ['behalfRemark'];

interface ResumeFormProps {
  /** Id of the résumé to edit; without it one is added. */
  readonly id?: string | undefined;
  /** Student of the new résumé, if known. */
  readonly student?: { readonly id: string; readonly name: string } | undefined;
  readonly onClose: () => void;
}

/** Edits the résumé of a student with its five lists. Mount it to open it. */
export function ResumeForm({ id, student, onClose }: ResumeFormProps) {
  const record = useRecord(resume, id);
  const presets = student ? { employId: student.id, employId_dictText: student.name } : {};
  const row: FormValues | undefined = id === undefined ? presets : getFreshData(record);
  if (row) return <LoadedForm row={row} onClose={onClose} />;
  return <LoadingForm title={texts.edit} width={drawerWidth} isDrawer record={record} lines={12} onClose={onClose} />;
}

function LoadedForm({ row, onClose }: { row: FormValues; onClose: () => void }) {
  const editing = useResumeForm(row, onClose);
  const { form, lists, submit } = editing;
  return (
    <FormDialog
      title={row.id === undefined ? texts.add : `${texts.edit}：${String(row.realname ?? '')}`}
      width={drawerWidth}
      isDrawer
      submitText={text.common.save}
      isSubmitting={submit.isRunning}
      isDirty={editing.isDirty}
      onSubmit={() => void editing.save()}
      onClose={onClose}
    >
      <div className="resume-form">
        <div className="resume-form-fields">
          <FormErrorSummary form={form} />
          <FormNotices editing={editing} />
          <section className="form-group" id={`${form.id}-basic`}>
            <h3>{texts.basic}</h3>
            {lines.map((names) => (
              <EntityFormFields key={names[0]} form={form} names={names} />
            ))}
          </section>
          <RowEditor list="intentions" forms={lists.intentions} />
          <RowEditor list="educations" forms={lists.educations} />
          <RowEditor list="experiences" forms={lists.experiences} />
          <SkillEditor forms={lists.skills} />
          <RowEditor list="certs" forms={lists.certs} />
          <section className="form-group">
            <EntityFormFields form={form} names={remark} />
          </section>
        </div>
        <CompletenessPanel parts={editing.parts} />
      </div>
    </FormDialog>
  );
}

/** Errors that belong to no single field. */
function FormNotices({ editing: { wrong, submit, isFresh, refresh } }: { editing: ResumeEditing }) {
  const notice = wrong ?? submit.notice;
  if (!notice) return isFresh ? <FormNotice tone="info">{text.form.refreshed}</FormNotice> : null;
  return (
    <FormNotice
      tone="bad"
      action={submit.isStale && <Button onClick={() => void refresh()}>{text.common.refresh}</Button>}
    >
      {notice}
    </FormNotice>
  );
}
