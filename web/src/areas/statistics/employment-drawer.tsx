import { getState } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { employment, employmentFlow } from '@campus/contract/statistics';
import { Button } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { CaseDrawer } from '../../kit/detail/case-drawer.tsx';
import type { RecordNavigation } from '../../kit/detail/use-record-navigation.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { StudentSteps } from '../../kit/step/student-steps.tsx';
import './cohort-line.css';
import { EmploymentFacts } from './employment-facts.tsx';

interface EmploymentDrawerProps {
  readonly id: string;
  readonly navigation: RecordNavigation;
  readonly onOpen: (id: string | undefined) => void;
  readonly onEdit: (id: string) => void;
}
/** A destination next to the list: student, employer, proofs and history, with the decisions of the caller's level. */
export function EmploymentDrawer({ id, navigation, onOpen, onEdit }: EmploymentDrawerProps) {
  const isCollege = useCaller().audience === 'college';
  return (
    <CaseDrawer
      entity={employment}
      id={id}
      navigation={navigation}
      onOpen={onOpen}
      keys={
        isCollege
          ? { approve: 'collegePass', reject: 'collegeReturn' }
          : { approve: 'schoolPass', reject: 'schoolReturn' }
      }
      title={(row) => `${asText(row.realname)} ${asText(row.studentNo)}`}
      content={(row) => (
        <>
          <Actions row={row} onEdit={onEdit} />
          <EmploymentFacts row={row} />
        </>
      )}
    />
  );
}

function Actions({ row, onEdit }: { row: RowData; onEdit: (id: string) => void }) {
  const mayEdit = useAllowed(employment.can.edit);
  const isEditable = employmentFlow.states[getState(employmentFlow, row.audit)].editable === true;
  return (
    <div className="cohort-actions">
      {mayEdit && isEditable && <Button onClick={() => onEdit(row.id)}>{text.list.form.edit}</Button>}
      <StudentSteps entity={employment} row={row} />
    </div>
  );
}
