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
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LinkedPart } from '../../kit/detail/linked-part.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { AgreementDialog, EditAgreement } from './agreement-dialog.tsx';
import { AgreementDrawer, alone } from './agreement-drawer.tsx';
import { isOpen } from './delivery-entity.ts';

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
  const rows = useQuery<readonly DeliveryAgreement[], RequestFailed>({
    queryKey: [agreement.name, 'ofDelivery', row.id],
    queryFn: ({ signal }) => call(deliveryAgreements, { deliveryId: row.id }, { signal, quiet: true }),
  });
  const isHere = isOpen(row.status) && Number(row.step) === pipeline.sign;
  const mayStart = (all: readonly DeliveryAgreement[]) =>
    mayAdd && isHere && all.every(({ status }) => over.includes(getState(agreementFlow, status)));
  return (
    <LinkedPart
      title={words.part}
      rows={rows}
      face={(one) => <Face one={one} />}
      onOpen={setOpened}
      add={(all) =>
        mayStart(all)
          ? { label: all.length > 0 ? words.startAgain : words.start, run: () => setStarting(true) }
          : undefined
      }
    >
      {isStarting && <AgreementDialog deliveryId={row.id} onClose={() => setStarting(false)} />}
      {opened && <AgreementDrawer id={opened} navigation={alone} onOpen={setOpened} onEdit={setEditing} />}
      {editing && <EditAgreement id={editing} onClose={() => setEditing(undefined)} />}
    </LinkedPart>
  );
}

function getTime({ endTime, effectiveTime, deadline }: DeliveryAgreement): string {
  if (endTime) return words.endedAt(endTime.slice(0, 16));
  return effectiveTime ? words.effectiveAt(effectiveTime.slice(0, 16)) : words.until(deadline.slice(0, 16));
}
function Face({ one }: { one: DeliveryAgreement }) {
  const state = agreementFlow.states[getState(agreementFlow, one.status)];
  return (
    <>
      <b>{one.type_dictText}</b>
      <StatusTag tone={state.tone}>{state.label}</StatusTag>
      <span>{one.agreementNo}</span>
      <span>{getTime(one)}</span>
      {one.reason && <span>{one.reason}</span>}
    </>
  );
}
