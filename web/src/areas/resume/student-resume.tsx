import { resume, resumeTexts } from '@campus/contract/resume';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import './student-resume.css';
import { ResumeForm } from './resume-form.tsx';
import { ResumeView } from './resume-view.tsx';
import { useResumePreview } from './use-resume-preview.ts';

const texts = resumeTexts.student;
interface StudentResumeProps {
  readonly employId: string;
  readonly name: string;
  readonly resumeId: string | null;
}

/** Résumé in the detail of a student, or a button to create one. */
export function StudentResume({ employId, name, resumeId }: StudentResumeProps) {
  if (resumeId) return <Shown id={resumeId} />;
  return <Missing employId={employId} name={name} />;
}

function Shown({ id }: { id: string }) {
  const { data, error, refetch } = useResumePreview(id);
  const mayEdit = useAllowed(resume.can.edit);
  const [isEditing, setEditing] = useState(false);
  if (data) {
    return (
      <>
        <ResumeView student={data.student} resume={data.resume} access={data.access} />
        {mayEdit && (
          <Button className="student-resume-edit" onClick={() => setEditing(true)}>
            {resumeTexts.edit.edit}
          </Button>
        )}
        {isEditing && <ResumeForm id={id} onClose={() => setEditing(false)} />}
      </>
    );
  }
  if (!error) return <Skeleton active paragraph={{ rows: 10 }} />;
  return <LoadError title={resumeTexts.resume.failed} error={error} onRetry={refetch} />;
}

function Missing({ employId, name }: Pick<StudentResumeProps, 'employId' | 'name'>) {
  const mayAdd = useAllowed(resume.can.add);
  const [isAdding, setAdding] = useState(false);
  return (
    <StateView title={texts.noResume} text={texts.noResumeHint}>
      {mayAdd && (
        <Button type="primary" onClick={() => setAdding(true)}>
          {texts.addResume}
        </Button>
      )}
      {isAdding && <ResumeForm student={{ id: employId, name }} onClose={() => setAdding(false)} />}
    </StateView>
  );
}
