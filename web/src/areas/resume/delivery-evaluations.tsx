import { isEnterprise } from '@campus/contract/kit';
import {
  type DeliveryEvaluation,
  deliveryEvaluations,
  evaluation,
  evaluationTypes,
  pipeline,
  evaluationScreen as words,
} from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { isOpen } from './delivery-entity.ts';
import { EvaluationDialog } from './evaluation-dialog.tsx';
import { EvaluationDrawer } from './evaluation-drawer.tsx';
import './offer.css';

/** The evaluations of a delivery that its reader may see, in its drawer, with the company's own. */
export function DeliveryEvaluations({ row }: { row: RowData }) {
  const mayList = useAllowed(evaluation.can.list);
  return mayList && Number(row.step) === pipeline.evaluation ? <Part row={row} /> : null;
}

function Part({ row }: { row: RowData }) {
  const mayAdd = useAllowed(evaluation.can.add);
  const isOwner = isEnterprise(useCaller());
  const [isWriting, setWriting] = useState(false);
  const [opened, setOpened] = useState<string>();
  const { data, error } = useQuery<readonly DeliveryEvaluation[], RequestFailed>({
    queryKey: [evaluation.name, 'ofDelivery', row.id],
    queryFn: ({ signal }) => call(deliveryEvaluations, { deliveryId: row.id }, { signal, quiet: true }),
  });
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const isDue = mayAdd && isOwner && isOpen(row.status);
  if (data.length === 0 && !isDue) return null;
  return (
    <div className="delivery-offers">
      <h3>{words.part}</h3>
      {data.length > 0 && (
        <ul>
          {data.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => setOpened(one.id)}>
                <b>{one.type === evaluationTypes.ofStudent ? words.evaluateStudent : words.evaluateCompany}</b>
                <span>{`${one.total.toFixed(1)} ${one.level_dictText}`}</span>
                <span>{words.by(one.evaluateBy ?? '', one.evaluateTime.slice(0, 16))}</span>
                {one.comment && <span>{one.comment}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isDue && (
        <Button block onClick={() => setWriting(true)}>
          {words.evaluateStudent}
        </Button>
      )}
      {isWriting && <EvaluationDialog deliveryId={row.id} onClose={() => setWriting(false)} />}
      {opened && <EvaluationDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
