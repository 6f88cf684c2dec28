import { getState } from '@campus/contract/kit';
import {
  type DeliveryOffer,
  deliveryOffers,
  mostOffers,
  offer,
  offerFlow,
  offerScreen as words,
} from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LinkedPart } from '../../kit/detail/linked-part.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { isOpen } from './delivery-entity.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { OfferDrawer } from './offer-drawer.tsx';
import { payText } from './offer-pay.ts';

const standing: readonly string[] = ['open', 'accepted'];

/** The offers of a delivery in its drawer, with the issue of the next one. */
export function DeliveryOffers({ row }: { row: RowData }) {
  const mayAdd = useAllowed(offer.can.add);
  const isHere = isOpen(row.status) && Number(row.step) === pipeline.hire;
  const mayIssue = (all: readonly DeliveryOffer[]) =>
    mayAdd &&
    isHere &&
    all.length < mostOffers &&
    !all.some(({ status }) => standing.includes(getState(offerFlow, status)));
  return (
    <LinkedPart<DeliveryOffer>
      entity={offer}
      ownerId={row.id}
      read={(signal) => call(deliveryOffers, { deliveryId: row.id }, { signal, quiet: true })}
      title={words.part}
      face={(one) => <Face one={one} />}
      add={(all) => (!mayIssue(all) ? undefined : all.length > 0 ? words.issueAgain : words.issue)}
      dialog={(onClose) => <OfferDialog deliveryId={row.id} onClose={onClose} />}
      drawer={(id, onOpen) => <OfferDrawer id={id} onClose={() => onOpen(undefined)} />}
    />
  );
}

function Face({ one }: { one: DeliveryOffer }) {
  const state = offerFlow.states[getState(offerFlow, one.status)];
  return (
    <>
      <b>{one.position}</b>
      <StatusTag tone={state.tone}>{state.label}</StatusTag>
      <span>{payText(one)}</span>
      <span>
        {one.answerTime ? words.answeredAt(one.answerTime.slice(0, 16)) : words.until(one.deadline.slice(0, 16))}
      </span>
      {one.reason && <span>{one.reason}</span>}
    </>
  );
}
