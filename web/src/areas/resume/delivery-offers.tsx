import { getState } from '@campus/contract/kit';
import {
  type DeliveryOffer,
  deliveryOffers,
  offer,
  offerFlow,
  pipeline,
  offerScreen as words,
} from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LinkedPart } from '../../kit/detail/linked-part.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { isOpen } from './delivery-entity.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { OfferDrawer } from './offer-drawer.tsx';
import { payText } from './offer-pay.ts';

const standing: readonly string[] = ['open', 'accepted'];

/** The offers of a delivery in its drawer, with the issue of the next one. */
export function DeliveryOffers({ row }: { row: RowData }) {
  return useAllowed(offer.can.list) ? <Offers row={row} /> : null;
}

function Offers({ row }: { row: RowData }) {
  const mayAdd = useAllowed(offer.can.add);
  const [isIssuing, setIssuing] = useState(false);
  const [opened, setOpened] = useState<string>();
  const rows = useQuery<readonly DeliveryOffer[], RequestFailed>({
    queryKey: [offer.name, 'ofDelivery', row.id],
    queryFn: ({ signal }) => call(deliveryOffers, { deliveryId: row.id }, { signal, quiet: true }),
  });
  const isHere = isOpen(row.status) && Number(row.step) === pipeline.hire;
  const mayIssue = (all: readonly DeliveryOffer[]) =>
    mayAdd && isHere && !all.some(({ status }) => standing.includes(getState(offerFlow, status)));
  return (
    <LinkedPart
      title={words.part}
      rows={rows}
      face={(one) => <Face one={one} />}
      onOpen={setOpened}
      add={(all) =>
        mayIssue(all)
          ? { label: all.length > 0 ? words.issueAgain : words.issue, run: () => setIssuing(true) }
          : undefined
      }
    >
      {isIssuing && <OfferDialog deliveryId={row.id} onClose={() => setIssuing(false)} />}
      {opened && <OfferDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </LinkedPart>
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
