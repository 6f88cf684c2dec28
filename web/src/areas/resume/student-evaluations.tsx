import { evaluation, resumeTexts } from '@campus/contract/resume';
import { LinkedRows } from '../../kit/list/linked-rows.tsx';
import { EvaluationDrawer } from './evaluation-drawer.tsx';
import './evaluation.css';

const texts = resumeTexts.student;
const columns = ['evaluateTime', 'type', 'postName', 'companyName', 'total', 'level', 'evaluateBy'] as const;

/** 评价 of a student: those of companies, and the student's own with a name. */
export const StudentEvaluations = ({ employId }: { employId: string }) => (
  <>
    <LinkedRows
      entity={evaluation}
      of={{ employId }}
      columns={columns}
      empty={texts.noEvaluations}
      Drawer={EvaluationDrawer}
    />
    <p className="muted evaluations-hint">{texts.evaluationsHint}</p>
  </>
);
