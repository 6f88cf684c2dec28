import { getState } from '@campus/contract/kit';
import {
  agreement,
  agreementFlow,
  type DeliveryAgreement,
  deliveryAgreements,
  pipeline,
  agreementScreen as words,
} from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { AgreementDialog, EditAgreement } from './agreement-dialog.tsx';
import { AgreementDrawer, alone } from './agreement-drawer.tsx';
import { isOpen } from './delivery-entity.ts';
import './offer.css';

const over: readonly string[] = ['refused', 'expired', 'revoked', 'ended'];

/** The agreements of a delivery in its drawer, with the start of the next one. */
export function DeliveryAgreements({ row }: { row: RowData }) {
  return useAllowed(agreement.can.list) ? <Agreements row={row} /> : null;
}

function Agreements({ row }: { row: RowData }) {
  const mayAdd = useAllowed(agreement.can.add);
  const [isStarting, setStarting] = useState(false);
  const [opened, setOpened] = useState<string>();
  const [editing, setEditing] = useState<string>();
  const { data, error } = useQuery<readonly DeliveryAgreement[], RequestFailed>({
    queryKey: [agreement.name, 'ofDelivery', row.id],
    queryFn: ({ signal }) => call(deliveryAgreements, { deliveryId: row.id }, { signal, quiet: true }),
  });
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const isHere = isOpen(row.status) && Number(row.step) === pipeline.sign;
  const canStart = mayAdd && isHere && data.every(({ status }) => over.includes(getState(agreementFlow, status)));
  if (data.length === 0 && !canStart) return null;
  return (
    <div className="delivery-offers">
      <h3>{words.part}</h3>
      {data.length > 0 && (
        <ul>
          {data.map((one) => (
            <li key={one.id}>
              <OneAgreement one={one} onOpen={() => setOpened(one.id)} />
            </li>
          ))}
        </ul>
      )}
      {canStart && (
        <Button block onClick={() => setStarting(true)}>
          {data.length > 0 ? words.startAgain : words.start}
        </Button>
      )}
      {isStarting && <AgreementDialog deliveryId={row.id} onClose={() => setStarting(false)} />}
      {opened && <AgreementDrawer id={opened} navigation={alone} onOpen={setOpened} onEdit={setEditing} />}
      {editing && <EditAgreement id={editing} onClose={() => setEditing(undefined)} />}
    </div>
  );
}

function getTime({ endTime, effectiveTime, deadline }: DeliveryAgreement): string {
  if (endTime) return words.endedAt(endTime.slice(0, 16));
  return effectiveTime ? words.effectiveAt(effectiveTime.slice(0, 16)) : words.until(deadline.slice(0, 16));
}
function OneAgreement({ one, onOpen }: { one: DeliveryAgreement; onOpen: () => void }) {
  const state = agreementFlow.states[getState(agreementFlow, one.status)];
  return (
    <button type="button" onClick={onOpen}>
      <b>{one.type_dictText}</b>
      <StatusTag tone={state.tone}>{state.label}</StatusTag>
      <span>{one.agreementNo}</span>
      <span>{getTime(one)}</span>
      {one.reason && <span>{one.reason}</span>}
    </button>
  );
}
