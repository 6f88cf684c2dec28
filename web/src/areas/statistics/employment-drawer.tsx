import { stateOf } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { isDestField } from '@campus/contract/rules';
import { employment, employmentFlow, employmentGroups } from '@campus/contract/statistics';
import { Button } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { CaseDrawer } from '../../kit/detail/case-drawer.tsx';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import type { RecordNavigation } from '../../kit/detail/use-record-navigation.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { StudentSteps } from '../../kit/step/student-steps.tsx';
import './cohort-line.css';

/** The groups of the definition, without what the category has no use for. */
const groupsOf = (row: RowData) =>
  employmentGroups
    .map(({ title, fields }) => ({
      title,
      names: fields.filter(
        (name) =>
          isDestField(name, asText(row.destCategory)) && (name !== 'changeReason' || asText(row.changeReason) !== ''),
      ),
    }))
    .filter(({ names }) => names.length > 0);

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
          <EntityFacts entity={employment} row={row} groups={groupsOf(row)} />
        </>
      )}
    />
  );
}

function Actions({ row, onEdit }: { row: RowData; onEdit: (id: string) => void }) {
  const mayEdit = useAllowed(employment.can.edit);
  const isEditable = employmentFlow.states[stateOf(employmentFlow, row.audit)].editable === true;
  return (
    <div className="cohort-actions">
      {mayEdit && isEditable && <Button onClick={() => onEdit(row.id)}>{text.list.form.edit}</Button>}
      <StudentSteps entity={employment} row={row} />
    </div>
  );
}
