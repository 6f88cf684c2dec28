import { demoOrder, demoPageTexts } from '@campus/contract/demo';
import { RecordPlaceholder } from '../../../kit/detail/detail-parts.tsx';
import { RecordFacts } from '../../../kit/detail/record-facts.tsx';
import { useRecord } from '../../../kit/detail/use-record.ts';
import { OrderLines } from './order-lines.tsx';

const { groups } = demoPageTexts.form;
const texts = demoPageTexts.profile;

/** 基础详情: groups of values, then the lines. */
export function BasicProfile({ id }: { id: string }) {
  const record = useRecord(demoOrder, id);
  const row = record.data;
  if (!row) {
    return (
      <section className="surface section">
        <RecordPlaceholder record={record} />
      </section>
    );
  }
  const facts = (title: string, names: readonly string[]) => (
    <RecordFacts title={title} entity={demoOrder} names={names} row={row} />
  );
  return (
    <section className="surface section">
      {facts(groups.order, ['orderNo', 'name', 'status', 'orderType', 'amount', 'quantity', 'progress', 'urgent'])}
      {facts(groups.contact, ['customer', 'phone', 'email', 'cityCode', 'address'])}
      {facts(groups.delivery, ['orderDate', 'deliverTime', 'departId', 'manager'])}
      <section className="facts-section">
        <h3>{texts.lines}</h3>
        <OrderLines order={row} />
      </section>
    </section>
  );
}
