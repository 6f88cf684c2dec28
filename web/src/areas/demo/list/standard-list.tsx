import { PlusOutlined } from '@ant-design/icons';
import { demoOrder, demoOrderFlow, demoPageTexts } from '@campus/contract/demo';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useRights } from '../../../kit/call/caller.ts';
import { EntityDetail } from '../../../kit/detail/entity-detail.tsx';
import { StateCell } from '../../../kit/field/field-cells.tsx';
import { EntityForm } from '../../../kit/form/entity-form.tsx';
import { Segmented } from '../../../widgets/segmented.tsx';
import { useOrders } from '../use-orders.ts';
import { OrderList } from './order-list.tsx';

const texts = demoPageTexts.list;
const pageSize = 8;
const { states } = demoOrderFlow;
type Open = { readonly kind: 'add' } | { readonly kind: 'detail'; readonly id: string };

/** 标准列表: figures above, one line per order with its progress. */
export function StandardList() {
  const [status, setStatus] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const [open, setOpen] = useState<Open>();
  const may = useRights(demoOrder);
  const found = useOrders({ pageNo, pageSize, ...(status && { status }) });
  const choose = (next: string) => {
    setStatus(next);
    setPageNo(1);
  };
  return (
    <section className="surface demo-page demo-standard">
      <Figures />
      <div className="demo-bar">
        <Segmented
          aria-label={demoOrderFlow.label}
          value={status}
          onChange={choose}
          options={[
            { value: '', label: texts.all },
            ...Object.values(states).map(({ code, label }) => ({ value: String(code), label })),
          ]}
        />
        <span className="grow" />
        {may('add') && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>
            {texts.add}
          </Button>
        )}
      </div>
      <OrderList found={found} pageNo={pageNo} pageSize={pageSize} onTurn={setPageNo}>
        {(orders) => (
          <ul className="demo-lines">
            {orders.map((order) => (
              <li key={order.id}>
                <div className="demo-line-name">
                  <button type="button" onClick={() => setOpen({ kind: 'detail', id: order.id })}>
                    {order.name}
                  </button>
                  <span className="muted">
                    {order.orderNo} · {order.customer}
                  </span>
                </div>
                <StateCell entity={demoOrder} row={order} />
                <span className="demo-line-time">{order.orderDate}</span>
                <Progress
                  percent={Number(order.progress ?? 0)}
                  size="small"
                  aria-label={demoOrder.fields.progress.label}
                />
              </li>
            ))}
          </ul>
        )}
      </OrderList>
      {open?.kind === 'add' && <EntityForm entity={demoOrder} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'detail' && <EntityDetail entity={demoOrder} id={open.id} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function Figures() {
  return (
    <dl className="demo-figures">
      {(['waiting', 'running', 'finished'] as const).map((state) => (
        <Figure key={state} label={texts.figures[state]} status={states[state].code} />
      ))}
    </dl>
  );
}
function Figure({ label, status }: { label: string; status: number }) {
  const found = useOrders({ pageNo: 1, pageSize: 1, status });
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {found.data?.total ?? '—'} <small>{texts.unit}</small>
      </dd>
    </div>
  );
}
