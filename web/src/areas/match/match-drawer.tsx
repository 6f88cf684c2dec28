import { isEnterprise } from '@campus/contract/kit';
import { matchResult, matchScreen } from '@campus/contract/match';
import { Link } from 'react-router';
import { useCaller } from '../../kit/call/caller.ts';
import { CaseDrawer, type CaseDrawerProps } from '../../kit/detail/case-drawer.tsx';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { MatchExplained } from './match-explained.tsx';
import './match.css';

const always = [
  'schoolName',
  'majorCode',
  'eduLevel',
  'gradYear',
  'postName',
  'companyName',
  'screen',
  'computeTime',
] as const;
const decided = ['screenBy', 'screenTime', 'reasonCode', 'remark', 'studentConfirm'] as const;
const getGroups = (row: RowData, isOwn: boolean) => [
  {
    title: matchResult.title,
    names: [
      ...always.filter((name) => !isOwn || name !== 'companyName'),
      ...decided.filter((name) => asText(row[name]) !== ''),
    ],
  },
];
const keys = { approve: 'pass', reject: 'notPass' };

/** A match with its explanation and, once the student is invited, the delivery; a decision opens the next one. */
export function MatchDrawer(props: Pick<CaseDrawerProps, 'id' | 'navigation' | 'onOpen'>) {
  const isOwn = isEnterprise(useCaller());
  return (
    <CaseDrawer
      {...props}
      entity={matchResult}
      keys={keys}
      title={(row) => asText(row.realname)}
      content={(row) => (
        <div className="match-parts">
          <EntityFacts entity={matchResult} row={row} groups={getGroups(row, isOwn)} />
          {row.deliveryId ? (
            <p>
              <Link to={`/resume/delivery?id=${asText(row.deliveryId)}`}>{matchScreen.delivery}</Link>
            </p>
          ) : null}
          <MatchExplained id={props.id} />
        </div>
      )}
    />
  );
}
