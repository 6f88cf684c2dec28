import { getCodes } from '@campus/contract/kit';
import { preach, preachFlow, preachScreen } from '@campus/contract/preach';
import { QueueCase } from '../../kit/detail/queue-case.tsx';
import { QueuePage, useQueue } from '../../kit/detail/queue-page.tsx';
import { formatPeriod } from '../../kit/field/period.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { CreateCase } from './create-case.tsx';
import { firstWish } from './period.ts';

const texts = preachScreen.toCreate;
const [requested] = getCodes(preachFlow, 'requested');

const getFace = (row: RowData) => {
  const wish = firstWish(row);
  return (
    <>
      <b title={asText(row.title)}>{asText(row.title)}</b>
      <span className="master-list-owner" title={asText(row.companyName)}>
        {asText(row.companyName)}
      </span>
      <span className="master-list-meta">{wish && formatPeriod(wish.start, wish.end)}</span>
    </>
  );
};

/** 待创建: requests of companies; the school chooses time, hall and seats. */
export function PreachToCreatePage() {
  const list = useQueue({ entity: preach, waiting: { status: requested }, since: 'createTime', name: 'title' });
  return (
    <QueuePage list={list} words={texts} face={getFace}>
      {(id, place) => (
        <QueueCase key={id} entity={preach} id={id} onBack={place.onBack}>
          {(row) => <CreateCase row={row} place={place} />}
        </QueueCase>
      )}
    </QueuePage>
  );
}
