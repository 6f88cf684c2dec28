import { isEnterprise } from '@campus/contract/kit';
import {
  type DeliveryEvaluation,
  deliveryEvaluations,
  evaluation,
  evaluationTypes,
  evaluationScreen as words,
} from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { LinkedPart } from '../../kit/detail/linked-part.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import { isOpen } from './delivery-entity.ts';
import { EvaluationDialog } from './evaluation-dialog.tsx';
import { EvaluationDrawer } from './evaluation-drawer.tsx';

/** The evaluations of a delivery that its reader may see, in its drawer, with the company's own. */
export function DeliveryEvaluations({ row }: { row: RowData }) {
  const mayAdd = useAllowed(evaluation.can.add);
  const isOwner = isEnterprise(useCaller());
  if (Number(row.step) !== pipeline.evaluation) return null;
  const isDue = mayAdd && isOwner && isOpen(row.status);
  return (
    <LinkedPart<DeliveryEvaluation>
      entity={evaluation}
      ownerId={row.id}
      read={(signal) => call(deliveryEvaluations, { deliveryId: row.id }, { signal, quiet: true })}
      title={words.part}
      face={(one) => (
        <>
          <b>{one.type === evaluationTypes.ofStudent ? words.evaluateStudent : words.evaluateCompany}</b>
          <span>{`${one.total.toFixed(1)} ${one.level_dictText}`}</span>
          <span>{words.by(one.evaluateBy ?? '', one.evaluateTime.slice(0, 16))}</span>
          {one.comment && <span>{one.comment}</span>}
        </>
      )}
      add={() => (isDue ? words.evaluateStudent : undefined)}
      dialog={(onClose) => <EvaluationDialog deliveryId={row.id} onClose={onClose} />}
      drawer={(id, onOpen) => <EvaluationDrawer id={id} onClose={() => onOpen(undefined)} />}
    />
  );
}
