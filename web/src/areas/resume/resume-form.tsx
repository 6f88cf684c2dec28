import { text } from '@campus/contract/messages';
import { resume, resumeTexts } from '@campus/contract/resume';
import { Button } from 'antd';
import { useRecord } from '../../kit/detail/use-record.ts';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { EntityFormFields, FormErrorSummary } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import type { FormValues } from '../../kit/form/use-fields-form.ts';
import { CompletenessPanel } from './completeness-panel.tsx';
import './resume-form.css';
import { RowEditor } from './row-editor.tsx';
import { SkillEditor } from './skill-editor.tsx';
import { type ResumeEditing, useResumeForm } from './use-resume-form.ts';

const words = resumeTexts.edit;
const drawerWidth = 1000; // (S)
/** Fields that stand in one line; uploads are higher than the others. */
const lines = [['employId', 'headline', 'status'], ['photo', 'file'], ['selfEvaluation']];
const remark = ['behalfRemark'];

interface ResumeFormProps {
  /** The résumé that is edited; without one a résumé is added. */
  readonly id?: string | undefined;
  /** Whose résumé is added, where that is known. */
  readonly student?: { readonly id: string; readonly name: string } | undefined;
  readonly onClose: () => void;
}

/** Writes a résumé and its five lists for a student. Render it while it is open. */
export function ResumeForm({ id, student, onClose }: ResumeFormProps) {
  const record = useRecord(resume, id);
  const presets = student ? { employId: student.id, employId_dictText: student.name } : {};
  const row: FormValues | undefined = id === undefined ? presets : record.data;
  if (row) return <LoadedForm row={row} onClose={onClose} />;
  return <LoadingForm title={words.edit} width={drawerWidth} isDrawer record={record} lines={12} onClose={onClose} />;
}

function LoadedForm({ row, onClose }: { row: FormValues; onClose: () => void }) {
  const editing = useResumeForm(row, onClose);
  const { form, lists, submit } = editing;
  return (
    <FormDialog
      title={row.id === undefined ? words.add : `${words.edit}：${String(row.realname ?? '')}`}
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
          <Refusals editing={editing} />
          <section className="form-group" id={`${form.id}-basic`}>
            <h3>{words.basic}</h3>
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

/** What was refused besides single fields. */
function Refusals({ editing: { wrong, submit, isFresh, refresh } }: { editing: ResumeEditing }) {
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
