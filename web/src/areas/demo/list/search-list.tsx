import { demoOrder, demoPageTexts } from '@campus/contract/demo';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { EntityDetail } from '../../../kit/detail/entity-detail.tsx';
import { StateCell } from '../../../kit/field/field-cells.tsx';
import { useDict } from '../../../request/dictionary.ts';
import { useOrders } from '../use-orders.ts';
import { OrderList } from './order-list.tsx';

const texts = demoPageTexts.list;
const pageSize = 6;

/** 搜索列表: a search box, type filters, and results with highlighted matches. */
export function SearchList() {
  const [word, setWord] = useState('');
  const [kinds, setKinds] = useState<readonly string[]>([]);
  const [pageNo, setPageNo] = useState(1);
  const [detail, setDetail] = useState<string>();
  const types = useDict('demo_order_type');
  const found = useOrders({
    pageNo,
    pageSize,
    ...(word && { name: `*${word}*` }),
    ...(kinds.length > 0 && { orderType_MultiString: kinds.join(',') }),
  });
  return (
    <section className="surface demo-page demo-search">
      <Input.Search
        allowClear
        size="large"
        enterButton
        aria-label={texts.search}
        placeholder={texts.search}
        onSearch={(value) => {
          setWord(value.trim());
          setPageNo(1);
        }}
      />
      <div className="demo-bar">
        <Checkbox.Group
          value={[...kinds]}
          options={types.map(({ value, text }) => ({ value, label: text }))}
          onChange={(values) => {
            setKinds(values.map(String));
            setPageNo(1);
          }}
        />
        <span className="grow" />
        {found.data && <span className="muted">{texts.found(found.data.total)}</span>}
      </div>
      <OrderList found={found} pageNo={pageNo} pageSize={pageSize} onTurn={setPageNo}>
        {(orders) => (
          <ul className="demo-hits">
            {orders.map((order) => (
              <li key={order.id}>
                <h3>
                  <button type="button" onClick={() => setDetail(order.id)}>
                    <Marked text={order.name} word={word} />
                  </button>
                  <StateCell entity={demoOrder} row={order} />
                </h3>
                <p>{order.remark || order.address}</p>
                <p className="muted">
                  {texts.customer} {order.customer} · {order.orderType_dictText} · {texts.deliver}{' '}
                  {order.deliverTime ?? order.orderDate}
                </p>
              </li>
            ))}
          </ul>
        )}
      </OrderList>
      {detail && <EntityDetail entity={demoOrder} id={detail} onClose={() => setDetail(undefined)} />}
    </section>
  );
}

/** A text with the search word highlighted. */
function Marked({ text, word }: { text: string; word: string }) {
  const at = word === '' ? -1 : text.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
