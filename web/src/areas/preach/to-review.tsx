import { getCodes } from '@campus/contract/kit';
import { preach, preachFlow, preachScreen } from '@campus/contract/preach';
import { QueueCase } from '../../kit/detail/queue-case.tsx';
import { QueuePage, useQueue } from '../../kit/detail/queue-page.tsx';
import { formatPeriod } from '../../kit/field/period.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { PreachCase } from './preach-case.tsx';

const texts = preachScreen.toReview;
const [waiting] = getCodes(preachFlow, 'waiting');
const getFace = (row: RowData) => (
  <>
    <b title={asText(row.title)}>{asText(row.title)}</b>
    <span className="master-list-owner" title={asText(row.companyName)}>
      {asText(row.companyName)}
    </span>
    <span className="master-list-meta">{formatPeriod(asText(row.startTime), asText(row.endTime))}</span>
  </>
);

/** 待审核: sessions that the school has placed. */
export function PreachToReviewPage() {
  const list = useQueue({ entity: preach, waiting: { status: waiting }, since: 'startTime', name: 'title' });
  return (
    <QueuePage list={list} words={texts} face={getFace}>
      {(id, place) => (
        <QueueCase key={id} entity={preach} id={id} onBack={place.onBack}>
          {(row) => <PreachCase row={row} place={place} />}
        </QueueCase>
      )}
    </QueuePage>
  );
}
