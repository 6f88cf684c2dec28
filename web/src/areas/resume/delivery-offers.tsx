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
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { isOpen } from './delivery-entity.ts';
import './offer.css';
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
  const { data, error } = useQuery<readonly DeliveryOffer[], RequestFailed>({
    queryKey: [offer.name, 'ofDelivery', row.id],
    queryFn: ({ signal }) => call(deliveryOffers, { deliveryId: row.id }, { signal, quiet: true }),
  });
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const isHere = isOpen(row.status) && Number(row.step) === pipeline.hire;
  const canIssue = mayAdd && isHere && !data.some(({ status }) => standing.includes(getState(offerFlow, status)));
  if (data.length === 0 && !canIssue) return null;
  return (
    <div className="delivery-offers">
      <h3>{words.part}</h3>
      {data.length > 0 && (
        <ul>
          {data.map((one) => (
            <li key={one.id}>
              <OneOffer one={one} onOpen={() => setOpened(one.id)} />
            </li>
          ))}
        </ul>
      )}
      {canIssue && (
        <Button block onClick={() => setIssuing(true)}>
          {data.length > 0 ? words.issueAgain : words.issue}
        </Button>
      )}
      {isIssuing && <OfferDialog deliveryId={row.id} onClose={() => setIssuing(false)} />}
      {opened && <OfferDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function OneOffer({ one, onOpen }: { one: DeliveryOffer; onOpen: () => void }) {
  const state = offerFlow.states[getState(offerFlow, one.status)];
  return (
    <button type="button" onClick={onOpen}>
      <b>{one.position}</b>
      <StatusTag tone={state.tone}>{state.label}</StatusTag>
      <span>{payText(one)}</span>
      <span>
        {one.answerTime ? words.answeredAt(one.answerTime.slice(0, 16)) : words.until(one.deadline.slice(0, 16))}
      </span>
      {one.reason && <span>{one.reason}</span>}
    </button>
  );
}
