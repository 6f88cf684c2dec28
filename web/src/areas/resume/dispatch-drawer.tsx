import { delivery, dispatch, dispatchContent, dispatchScreen as words } from '@campus/contract/resume';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { RecordDrawer } from '../../kit/detail/record-drawer.tsx';
import { asText, filledGroups } from '../../kit/field/row.ts';

const person = ['schoolName', 'departId', 'majorCode', 'postName', 'companyName'] as const;
const progress = ['pushBy', 'pushTime', 'receiveBy', 'receiveTime', 'returnReason', 'revokeReason'] as const;

/** A dispatch with its content, how far it is and its actions. */
export const DispatchDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <RecordDrawer
    entity={dispatch}
    id={id}
    title={(row) => [asText(row.realname), asText(row.postName)].filter(Boolean).join(' · ')}
    affects={[delivery.name]}
    onClose={onClose}
  >
    {(row) => (
      <EntityFacts
        entity={dispatch}
        row={row}
        groups={
          filledGroups(row, [
            { title: words.student, names: person },
            { title: words.content, names: dispatchContent },
            { title: words.progress, names: progress },
          ]) as never
        }
      />
    )}
  </RecordDrawer>
);
