import { agreement, dispatch, offer, resumeTexts } from '@campus/contract/resume';
import { type ReactNode, useState } from 'react';
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
  return (
    <>
      {useAllowed(offer.can.list) && <Offers employId={employId} />}
      {useAllowed(dispatch.can.list) && <Dispatches employId={employId} />}
      {useAllowed(agreement.can.list) && <Agreements employId={employId} />}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="facts-section">
    <h3>{title}</h3>
    {children}
  </section>
);

function Offers({ employId }: { employId: string }) {
  const [opened, setOpened] = useState<string>();
  return (
    <Part title={offer.title}>
      <LinkedRows
        entity={offer}
        of={{ employId }}
        columns={columns.offer}
        isPart
        empty={texts.noneOf(offer.title)}
        onOpen={({ id }) => setOpened(id)}
      />
      {opened && <OfferDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </Part>
  );
}

function Dispatches({ employId }: { employId: string }) {
  const [opened, setOpened] = useState<string>();
  return (
    <Part title={dispatch.title}>
      <LinkedRows
        entity={dispatch}
        of={{ employId }}
        columns={columns.dispatch}
        isPart
        empty={texts.noneOf(dispatch.title)}
        onOpen={({ id }) => setOpened(id)}
      />
      {opened && <DispatchDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </Part>
  );
}

function Agreements({ employId }: { employId: string }) {
  const [opened, setOpened] = useState<string>();
  const [editing, setEditing] = useState<string>();
  return (
    <Part title={agreement.title}>
      <LinkedRows
        entity={agreement}
        of={{ employId }}
        columns={columns.agreement}
        isPart
        empty={texts.noneOf(agreement.title)}
        onOpen={({ id }) => setOpened(id)}
      />
      {opened && <AgreementDrawer id={opened} navigation={alone} onOpen={setOpened} onEdit={setEditing} />}
      {editing && <EditAgreement id={editing} onClose={() => setEditing(undefined)} />}
    </Part>
  );
}
