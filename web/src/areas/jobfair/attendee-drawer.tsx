import { fairApply, fairAttendee } from '@campus/contract/jobfair';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { RecordDrawer } from '../../kit/detail/record-drawer.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText } from '../../kit/field/row.ts';
import { getAttendeeEntity, insuredAttendee } from './attendee-insurance.ts';

/** A person of a company; with the decision about the insurance where the fair asks for it. */
export function AttendeeDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data } = useRecord(fairAttendee, id);
  const entity = data ? getAttendeeEntity(data) : insuredAttendee;
  return (
    <RecordDrawer
      entity={entity}
      id={id}
      width={560}
      title={(row) => asText(row.name)}
      affects={[fairApply.name]}
      onClose={onClose}
    >
      {(row) => <EntityFacts entity={entity} row={row} />}
    </RecordDrawer>
  );
}
