import { employment } from '@campus/contract/statistics';
import { CaseDrawer } from '../../kit/detail/case-drawer.tsx';
import { EditButton } from '../../kit/detail/edit-button.tsx';
import type { RecordNavigation } from '../../kit/detail/use-record-navigation.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useLevelKeys } from '../../kit/step/level-keys.ts';
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
  return (
    <CaseDrawer
      entity={employment}
      id={id}
      navigation={navigation}
      onOpen={onOpen}
      keys={useLevelKeys()}
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
  return (
    <div className="cohort-actions">
      <EditButton entity={employment} row={row} onEdit={() => onEdit(row.id)} />
      <StudentSteps entity={employment} row={row} />
    </div>
  );
}
