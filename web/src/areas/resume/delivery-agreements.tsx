import { getState } from '@campus/contract/kit';
import {
  agreement,
  agreementFlow,
  type DeliveryAgreement,
  delivery,
  deliveryAgreements,
  agreementScreen as words,
} from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LinkedPart } from '../../kit/detail/linked-part.tsx';
import { MainStep } from '../../kit/detail/main-step.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { AgreementDialog, EditAgreement } from './agreement-dialog.tsx';
import { AgreementDrawer, alone } from './agreement-drawer.tsx';
import { isOpen } from './delivery-entity.ts';

const over: readonly string[] = ['refused', 'expired', 'revoked', 'ended'];
const isOver = ({ status }: DeliveryAgreement): boolean => over.includes(getState(agreementFlow, status));
/** Sent again by the company, certified by college and school. */
const steps = ['resend', 'collegePass', 'schoolPass'] as const;

/** The agreements of a delivery in its drawer, with the start of the next one. */
export function DeliveryAgreements({ row }: { row: RowData }) {
  const mayAdd = useAllowed(agreement.can.add);
  const [editing, setEditing] = useState<string>();
  const isHere = isOpen(row.status) && Number(row.step) === pipeline.sign;
  const mayStart = (all: readonly DeliveryAgreement[]) => mayAdd && isHere && all.every(isOver);
  const findOpen = (all: readonly DeliveryAgreement[]) => (isHere ? all.find((one) => !isOver(one)) : undefined);
  return (
    <>
      <LinkedPart<DeliveryAgreement>
        entity={agreement}
        ownerId={row.id}
        read={(signal) => call(deliveryAgreements, { deliveryId: row.id }, { signal, quiet: true })}
        title={words.part}
        face={(one) => <Face one={one} />}
        add={(all) => (!mayStart(all) ? undefined : all.length > 0 ? words.startAgain : words.start)}
        step={(all) => {
          const open = findOpen(all);
          return open && <MainStep entity={agreement} id={open.id} names={steps} affects={[delivery.name]} />;
        }}
        dialog={(onClose) => <AgreementDialog deliveryId={row.id} onClose={onClose} />}
        drawer={(id, onOpen) => <AgreementDrawer id={id} navigation={alone} onOpen={onOpen} onEdit={setEditing} />}
      />
      {editing && <EditAgreement id={editing} onClose={() => setEditing(undefined)} />}
    </>
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
