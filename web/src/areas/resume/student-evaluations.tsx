import { evaluation, resumeTexts } from '@campus/contract/resume';
import { useState } from 'react';
import { LinkedRows } from '../../kit/list/linked-rows.tsx';
import { EvaluationDrawer } from './evaluation-drawer.tsx';

const texts = resumeTexts.student;
const columns = ['evaluateTime', 'type', 'postName', 'companyName', 'total', 'level', 'evaluateBy'] as const;

/** 评价 of a student: those of companies, and the student's own with a name. */
export function StudentEvaluations({ employId }: { employId: string }) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <LinkedRows
        entity={evaluation}
        of={{ employId }}
        columns={columns}
        empty={texts.noEvaluations}
        onOpen={({ id }) => setOpened(id)}
      />
      <p className="muted">{texts.evaluationsHint}</p>
      {opened && <EvaluationDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
