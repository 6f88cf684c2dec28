import { agreement, agreementDocumentPath, documentTexts, agreementScreen as words } from '@campus/contract/resume';
import { agreementTypes } from '@campus/contract/rules';
import { CaseDrawer } from '../../kit/detail/case-drawer.tsx';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { EditButton } from '../../kit/detail/edit-button.tsx';
import type { RecordNavigation } from '../../kit/detail/use-record-navigation.ts';
import { asText, filledGroups, type RowData } from '../../kit/field/row.ts';
import { useLevelKeys } from '../../kit/step/level-keys.ts';
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
  return (
    <CaseDrawer
      entity={agreement}
      id={id}
      navigation={navigation}
      onOpen={onOpen}
      keys={useLevelKeys()}
      title={(row) => [asText(row.realname), asText(row.agreementNo)].filter(Boolean).join(' · ')}
      content={(row) => (
        <>
          <Actions row={row} onEdit={onEdit} />
          <EntityFacts entity={agreement} row={row} groups={filledGroups(row, groups) as never} />
        </>
      )}
    />
  );
}

const path = agreementDocumentPath;
const documentLabel = (row: RowData): string =>
  Number(row.type) === agreementTypes.tripartite ? documentTexts.agreement : documentTexts.cover;

function Actions({ row, onEdit }: { row: RowData; onEdit: (id: string) => void }) {
  return (
    <div className="agreement-actions">
      <EditButton entity={agreement} row={row} onEdit={() => onEdit(row.id)} />
      <AgreementBehalf row={row} />
      {asText(row.effectiveTime) && <DocumentButton label={documentLabel(row)} path={path} query={{ id: row.id }} />}
      {asText(row.endTime) && (
        <DocumentButton label={documentTexts.termination} path={path} query={{ id: row.id, part: 'termination' }} />
      )}
    </div>
  );
}
