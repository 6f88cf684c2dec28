import { PlusOutlined } from '@ant-design/icons';
import { demoOrder, demoPageTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useState } from 'react';
import { useRights } from '../../../kit/call/caller.ts';
import { EntityDetail } from '../../../kit/detail/entity-detail.tsx';
import { StateCell } from '../../../kit/field/field-cells.tsx';
import { EntityForm } from '../../../kit/form/entity-form.tsx';
import { thousands } from '../../../widgets/thousands.ts';
import { type Order, useOrders } from '../use-orders.ts';
import { OrderList } from './order-list.tsx';

const texts = demoPageTexts.list;
const pageSize = 11;
type Open = { readonly kind: 'add' } | { readonly kind: 'edit' | 'detail'; readonly id: string };

/** 卡片列表: one card per order, the first one adds an order. */
export function CardList() {
  const [pageNo, setPageNo] = useState(1);
  const [open, setOpen] = useState<Open>();
  const may = useRights(demoOrder);
  const found = useOrders({ pageNo, pageSize });
  const close = () => setOpen(undefined);
  return (
    <section className="demo-cards">
      <OrderList found={found} pageNo={pageNo} pageSize={pageSize} onTurn={setPageNo}>
        {(orders) => (
          <ul className="demo-card-grid">
            {may('add') && (
              <li>
                <button type="button" className="demo-card-add" onClick={() => setOpen({ kind: 'add' })}>
                  <PlusOutlined aria-hidden /> {texts.add}
                </button>
              </li>
            )}
            {orders.map((order) => (
              <li key={order.id}>
                <Card order={order} mayEdit={may('edit')} onOpen={(kind) => setOpen({ kind, id: order.id })} />
              </li>
            ))}
          </ul>
        )}
      </OrderList>
      {open?.kind === 'add' && <EntityForm entity={demoOrder} onClose={close} />}
      {open?.kind === 'edit' && <EntityForm entity={demoOrder} id={open.id} onClose={close} />}
      {open?.kind === 'detail' && <EntityDetail entity={demoOrder} id={open.id} onClose={close} />}
    </section>
  );
}

interface CardProps {
  readonly order: Order;
  readonly mayEdit: boolean;
  readonly onOpen: (kind: 'edit' | 'detail') => void;
}
const Card = ({ order, mayEdit, onOpen }: CardProps) => (
  <article className="surface demo-card">
    <header>
      <h3 title={order.name}>{order.name}</h3>
      <StateCell entity={demoOrder} row={order} />
    </header>
    <p className="muted">{order.customer}</p>
    <p className="demo-card-money">
      {order.amount ? `¥ ${thousands(Number(order.amount).toFixed(2))}` : text.listPage.emptyCell}
    </p>
    <p className="muted">
      {order.orderType_dictText} · {order.orderDate}
    </p>
    <footer>
      <Button type="link" size="small" onClick={() => onOpen('detail')}>
        {text.common.detail}
      </Button>
      {mayEdit && (
        <Button type="link" size="small" onClick={() => onOpen('edit')}>
          {text.common.edit}
        </Button>
      )}
    </footer>
  </article>
);
