import { getState } from '@campus/contract/kit';
import {
  type DeliveryDispatch as Dispatch,
  delivery,
  deliveryDispatch,
  dispatch,
  dispatchFlow,
  dispatchScreen as words,
} from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { LinkedPart } from '../../kit/detail/linked-part.tsx';
import { MainStep } from '../../kit/detail/main-step.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { isOpen } from './delivery-entity.ts';
import { DispatchDrawer } from './dispatch-drawer.tsx';

/** Pushed by the school, received by the company. */
const steps = ['push', 'receive'] as const;

/** The dispatch of a hired student, in the drawer of the delivery. It is created by the accepted offer. */
export function DeliveryDispatch({ row }: { row: RowData }) {
  if (Number(row.step) < pipeline.dispatch) return null;
  const isHere = isOpen(row.status) && Number(row.step) === pipeline.dispatch;
  return (
    <LinkedPart<Dispatch>
      entity={dispatch}
      ownerId={row.id}
      read={async (signal) => {
        const found = await call(deliveryDispatch, { deliveryId: row.id }, { signal, quiet: true });
        return found ? [found] : [];
      }}
      title={words.part}
      face={(one) => <Face one={one} />}
      step={([one]) =>
        isHere && one && <MainStep entity={dispatch} id={one.id} names={steps} affects={[delivery.name]} />
      }
      drawer={(id, onOpen) => <DispatchDrawer id={id} onClose={() => onOpen(undefined)} />}
    />
  );
}

function Face({ one }: { one: Dispatch }) {
  const state = dispatchFlow.states[getState(dispatchFlow, one.status)];
  const minute = (time: string) => time.slice(0, 16);
  const lines = [
    one.reportDate && words.reportOn(one.reportDate),
    one.receiveTime ? words.receivedAt(minute(one.receiveTime)) : one.pushTime && words.pushedAt(minute(one.pushTime)),
    one.reason,
  ].filter(Boolean);
  return (
    <>
      <b>{one.formNo ?? words.content}</b>
      <StatusTag tone={state.tone}>{state.label}</StatusTag>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}
