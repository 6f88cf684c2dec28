import { chinaTime, isEnterprise } from '@campus/contract/kit';
import {
  evaluation,
  evaluationPrint,
  evaluationPrintPath,
  evaluationSentences,
  getCriteria,
  evaluationScreen as words,
} from '@campus/contract/resume';
import { Button, Rate } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { RecordDrawer } from '../../kit/detail/record-drawer.tsx';
import { asText, listFilled, type RowData } from '../../kit/field/row.ts';
import { DocumentButton } from './document-button.tsx';
import { EvaluationDialog } from './evaluation-dialog.tsx';
import './evaluation.css';

const width = 560;
const subject = ['schoolName', 'departId', 'majorCode', 'postName', 'companyName'] as const;
const author = ['type', 'evaluateBy', 'evaluateTime', 'editUntil'] as const;

/** An evaluation with its stars; its company can change it for some days. */
export const EvaluationDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <RecordDrawer
    entity={evaluation}
    id={id}
    width={width}
    title={(row) => [asText(row.realname) || words.anonymous, asText(row.postName)].filter(Boolean).join(' · ')}
    foot={(row) => <Foot row={row} />}
    onClose={onClose}
  >
    {(row) => (
      <>
        <Stars row={row} />
        <EntityFacts
          entity={evaluation}
          row={row}
          groups={[
            { title: words.subject, names: listFilled(row, subject) as never },
            { title: words.author, names: listFilled(row, author) as never },
          ]}
        />
      </>
    )}
  </RecordDrawer>
);

function Stars({ row }: { row: RowData }) {
  const scores = (row.scores ?? {}) as Readonly<Record<string, number>>;
  return (
    <section className="evaluation-stars">
      <p>
        <b>{Number(row.total).toFixed(1)}</b> {asText(row.level_dictText)}
      </p>
      <dl>
        {Object.entries(getCriteria(row.type)).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <Rate disabled count={5} value={scores[name] ?? 0} aria-label={`${scores[name] ?? 0}`} />
            </dd>
          </div>
        ))}
      </dl>
      {asText(row.comment) !== '' && <p className="full-text">{asText(row.comment)}</p>}
    </section>
  );
}

function Foot({ row }: { row: RowData }) {
  const mayEdit = useAllowed(evaluation.can.edit);
  const isOwner = isEnterprise(useCaller());
  const [isChanging, setChanging] = useState(false);
  const until = asText(row.editUntil);
  const isChangeable = mayEdit && isOwner && until >= chinaTime(new Date());
  return (
    <div className="form-foot">
      <span className="muted grow">{isChangeable && words.changeUntil(until.slice(0, 16))}</span>
      <DocumentButton label={evaluationPrint.download} path={evaluationPrintPath} query={{ id: row.id }} />
      {isChangeable && (
        <Button type="primary" onClick={() => setChanging(true)}>
          {evaluationSentences.change}
        </Button>
      )}
      {isChanging && (
        <EvaluationDialog deliveryId={asText(row.deliveryId)} own={row as never} onClose={() => setChanging(false)} />
      )}
    </div>
  );
}
