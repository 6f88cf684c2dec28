import { text } from '@campus/contract/messages';
import { deliveryCounts, deliveryTexts } from '@campus/contract/resume';
import { useCounts } from '../../kit/list/status-tabs.tsx';
import { useAddress } from '../../kit/list/use-address.ts';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { DeliveryBoard } from './delivery-board.tsx';
import { shownDelivery } from './delivery-entity.ts';
import { DeliveryRows } from './delivery-rows.tsx';

const { views, overdue } = deliveryTexts;
type View = keyof typeof views;
const options = Object.entries(views).map(([value, label]) => ({ value: value as View, label }));

/** Shows how many deliveries wait too long. */
function OverdueNote() {
  const late = useCounts(shownDelivery, deliveryCounts)?.overdue ?? 0;
  usePageNote(late > 0 ? overdue(late) : undefined);
  return null;
}

/** 投递管理: one query, shown as a list or a board. */
export function DeliveryListPage() {
  const [address, change] = useAddress();
  const view: View = address.get('view') === 'board' ? 'board' : 'list';
  const choose = (next: View) => change({ view: next === 'board' ? next : undefined });
  const chooser = <Segmented aria-label={text.common.displayAs} options={options} value={view} onChange={choose} />;
  return (
    <>
      <OverdueNote />
      {view === 'board' ? <DeliveryBoard chooser={chooser} /> : <DeliveryRows tools={chooser} />}
    </>
  );
}
