import type { AnyEntity } from '@campus/contract/kit';
import { agreement, dispatch, offer, resumeTexts } from '@campus/contract/resume';
import { type ComponentProps, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LinkedRows } from '../../kit/list/linked-rows.tsx';
import { EditAgreement } from './agreement-dialog.tsx';
import { AgreementDrawer, alone } from './agreement-drawer.tsx';
import { DispatchDrawer } from './dispatch-drawer.tsx';
import { OfferDrawer } from './offer-drawer.tsx';

const texts = resumeTexts.student;
const columns = {
  offer: ['postName', 'status', 'companyName', 'salary', 'onboardDate', 'deadline', 'answerTime'],
  dispatch: ['postName', 'status', 'companyName', 'formNo', 'pushTime', 'receiveTime'],
  agreement: ['agreementNo', 'status', 'type', 'postName', 'companyName', 'salary', 'effectiveTime'],
} as const;

/** 录用与签约 of a student: offers, dispatches and agreements that the caller may list. */
export function StudentSigning({ employId }: { employId: string }) {
  const of = { employId };
  return (
    <>
      <Part entity={offer} of={of} columns={columns.offer} Drawer={OfferDrawer} />
      <Part entity={dispatch} of={of} columns={columns.dispatch} Drawer={DispatchDrawer} />
      <Part entity={agreement} of={of} columns={columns.agreement} Drawer={OneAgreement} />
    </>
  );
}

type PartProps<E extends AnyEntity> = Pick<
  ComponentProps<typeof LinkedRows<E>>,
  'entity' | 'of' | 'columns' | 'Drawer'
>;
function Part<E extends AnyEntity>(props: PartProps<E>) {
  const { can, title } = props.entity;
  if (!useAllowed(can.list as string)) return null;
  return (
    <section className="facts-section">
      <h3>{title}</h3>
      <LinkedRows {...props} isPart empty={texts.noneOf(title)} />
    </section>
  );
}

function OneAgreement({ id, onClose }: { id: string; onClose: () => void }) {
  const [editing, setEditing] = useState<string>();
  return (
    <>
      <AgreementDrawer id={id} navigation={alone} onOpen={onClose} onEdit={setEditing} />
      {editing && <EditAgreement id={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
