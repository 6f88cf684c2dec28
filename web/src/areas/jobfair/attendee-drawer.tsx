import { fairApply, fairAttendee } from '@campus/contract/jobfair';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { RecordDrawer } from '../../kit/detail/record-drawer.tsx';
import { asText } from '../../kit/field/row.ts';

/** A person of a company with the decision about the insurance. */
export const AttendeeDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => (
  <RecordDrawer
    entity={fairAttendee}
    id={id}
    width={560}
    title={(row) => asText(row.name)}
    affects={[fairApply.name]}
    onClose={onClose}
  >
    {(row) => <EntityFacts entity={fairAttendee} row={row} />}
  </RecordDrawer>
);
