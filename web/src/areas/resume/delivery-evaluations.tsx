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
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { LinkedPart } from '../../kit/detail/linked-part.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { isOpen } from './delivery-entity.ts';
import { EvaluationDialog } from './evaluation-dialog.tsx';
import { EvaluationDrawer } from './evaluation-drawer.tsx';

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
  const rows = useQuery<readonly DeliveryEvaluation[], RequestFailed>({
    queryKey: [evaluation.name, 'ofDelivery', row.id],
    queryFn: ({ signal }) => call(deliveryEvaluations, { deliveryId: row.id }, { signal, quiet: true }),
  });
  const isDue = mayAdd && isOwner && isOpen(row.status);
  return (
    <LinkedPart
      title={words.part}
      rows={rows}
      face={(one) => (
        <>
          <b>{one.type === evaluationTypes.ofStudent ? words.evaluateStudent : words.evaluateCompany}</b>
          <span>{`${one.total.toFixed(1)} ${one.level_dictText}`}</span>
          <span>{words.by(one.evaluateBy ?? '', one.evaluateTime.slice(0, 16))}</span>
          {one.comment && <span>{one.comment}</span>}
        </>
      )}
      onOpen={setOpened}
      add={() => (isDue ? { label: words.evaluateStudent, run: () => setWriting(true) } : undefined)}
    >
      {isWriting && <EvaluationDialog deliveryId={row.id} onClose={() => setWriting(false)} />}
      {opened && <EvaluationDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </LinkedPart>
  );
}
