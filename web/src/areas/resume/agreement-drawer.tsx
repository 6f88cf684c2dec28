import { getState } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  agreement,
  agreementDocumentPath,
  agreementFlow,
  documentTexts,
  agreementScreen as words,
} from '@campus/contract/resume';
import { agreementTypes } from '@campus/contract/rules';
import { Button } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { CaseDrawer } from '../../kit/detail/case-drawer.tsx';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import type { RecordNavigation } from '../../kit/detail/use-record-navigation.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { AgreementBehalf } from './agreement-behalf.tsx';
import './agreement.css';
import { DocumentButton } from './document-button.tsx';

const person = ['schoolName', 'departId', 'majorCode', 'postName', 'companyName', 'nature'] as const;
const terms = [
  ...(['type', 'position', 'workplace', 'startDate', 'serviceYears', 'probationMonths', 'probationSalary'] as const),
  ...([
    'salary',
    'breachFee',
    'archiveUnit',
    'archiveAddress',
    'household',
    'signWay',
    'extAgreementNo',
    'terms',
    'signFile',
    'stampFile',
  ] as const),
];
const progress = [
  ...([
    'deadline',
    'signedTime',
    'refuseReason',
    'revokeReason',
    'collegeBy',
    'collegeTime',
    'collegeOpinion',
  ] as const),
  ...(['schoolBy', 'schoolTime', 'schoolOpinion', 'effectiveTime'] as const),
];
const ending = [
  ...(['endParty', 'endReason', 'endRemark', 'endFile', 'endApplyBy', 'endApplyTime', 'endLetter'] as const),
  ...(['endAgreeBy', 'endAgreeTime', 'endOpinion', 'endTime'] as const),
];
const groups = [
  { title: words.student, names: person },
  { title: words.terms, names: terms },
  { title: words.progress, names: progress },
  { title: words.ending, names: ending },
];
const filledGroups = (row: RowData) =>
  groups
    .map(({ title, names }) => ({ title, names: names.filter((name) => asText(row[name]) !== '') }))
    .filter(({ names }) => names.length > 0);

/** The drawer of one agreement, outside of a list. */
export const alone: RecordNavigation = { position: undefined, total: 1, previous: undefined, next: undefined };

interface AgreementDrawerProps {
  readonly id: string;
  readonly navigation: RecordNavigation;
  readonly onOpen: (id: string | undefined) => void;
  readonly onEdit: (id: string) => void;
}
/** An agreement with its terms, its progress and the steps of the caller's party. */
export function AgreementDrawer({ id, navigation, onOpen, onEdit }: AgreementDrawerProps) {
  const isCollege = useCaller().audience === 'college';
  return (
    <CaseDrawer
      entity={agreement}
      id={id}
      navigation={navigation}
      onOpen={onOpen}
      keys={
        isCollege
          ? { approve: 'collegePass', reject: 'collegeReturn' }
          : { approve: 'schoolPass', reject: 'schoolReturn' }
      }
      title={(row) => [asText(row.realname), asText(row.agreementNo)].filter(Boolean).join(' · ')}
      content={(row) => (
        <>
          <Actions row={row} onEdit={onEdit} />
          <EntityFacts entity={agreement} row={row} groups={filledGroups(row) as never} />
        </>
      )}
    />
  );
}

const path = agreementDocumentPath;
const documentLabel = (row: RowData): string =>
  Number(row.type) === agreementTypes.tripartite ? documentTexts.agreement : documentTexts.cover;

function Actions({ row, onEdit }: { row: RowData; onEdit: (id: string) => void }) {
  const mayEdit = useAllowed(agreement.can.edit);
  const isEditable = agreementFlow.states[getState(agreementFlow, row.status)].editable === true;
  return (
    <div className="agreement-actions">
      {mayEdit && isEditable && <Button onClick={() => onEdit(row.id)}>{text.list.form.edit}</Button>}
      <AgreementBehalf row={row} />
      {asText(row.effectiveTime) && <DocumentButton label={documentLabel(row)} path={path} query={{ id: row.id }} />}
      {asText(row.endTime) && (
        <DocumentButton label={documentTexts.termination} path={path} query={{ id: row.id, part: 'termination' }} />
      )}
    </div>
  );
}
