import { getState } from '@campus/contract/kit';
import {
  type DeliveryDispatch as Dispatch,
  deliveryDispatch,
  dispatch,
  dispatchFlow,
  pipeline,
  dispatchScreen as words,
} from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { DispatchDrawer } from './dispatch-drawer.tsx';
import './offer.css';

/** The dispatch of a hired student, in the drawer of the delivery. */
export function DeliveryDispatch({ row }: { row: RowData }) {
  const mayList = useAllowed(dispatch.can.list);
  return mayList && Number(row.step) >= pipeline.dispatch ? <Part row={row} /> : null;
}

function Part({ row }: { row: RowData }) {
  const [opened, setOpened] = useState<string>();
  const { data, error } = useQuery<Dispatch | null, RequestFailed>({
    queryKey: [dispatch.name, 'ofDelivery', row.id],
    queryFn: ({ signal }) => call(deliveryDispatch, { deliveryId: row.id }, { signal, quiet: true }),
  });
  if (error) return <p className="muted">{error.message}</p>;
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (data === null) return null;
  return (
    <div className="delivery-offers">
      <h3>{words.part}</h3>
      <ul>
        <li>
          <One one={data} onOpen={() => setOpened(data.id)} />
        </li>
      </ul>
      {opened && <DispatchDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function One({ one, onOpen }: { one: Dispatch; onOpen: () => void }) {
  const state = dispatchFlow.states[getState(dispatchFlow, one.status)];
  const minute = (time: string) => time.slice(0, 16);
  const lines = [
    one.reportDate && words.reportOn(one.reportDate),
    one.receiveTime ? words.receivedAt(minute(one.receiveTime)) : one.pushTime && words.pushedAt(minute(one.pushTime)),
    one.reason,
  ].filter(Boolean);
  return (
    <button type="button" onClick={onOpen}>
      <b>{one.formNo ?? words.content}</b>
      <StatusTag tone={state.tone}>{state.label}</StatusTag>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </button>
  );
}
