import { delivery, dispatch, dispatchScreen as words } from '@campus/contract/resume';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { RecordDrawer } from '../../kit/detail/record-drawer.tsx';
import { asText, listFilled } from '../../kit/field/row.ts';

const person = ['schoolName', 'departId', 'majorCode', 'postName', 'companyName'] as const;
const content = [
  'formAudit',
  'formNo',
  'archiveUnit',
  'archiveAddress',
  'household',
  'reportDate',
  'contact',
  'contactMobile',
  'note',
] as const;
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
        groups={[
          { title: words.student, names: listFilled(row, person) as never },
          { title: words.content, names: listFilled(row, content) as never },
          { title: words.progress, names: listFilled(row, progress) as never },
        ].filter(({ names }) => (names as readonly string[]).length > 0)}
      />
    )}
  </RecordDrawer>
);
