import { demoOrder, demoPageTexts } from '@campus/contract/demo';
import { Select, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { LoadError } from '../../../kit/detail/load-error.tsx';
import type { EntityRow } from '../../../kit/field/row.ts';
import { StateView } from '../../../widgets/state-view.tsx';
import { Timeline, type TimelineStep } from '../../../widgets/timeline.tsx';
import { useOrders } from '../use-orders.ts';
import { BasicProfile } from './basic-profile.tsx';
import { OrderLines } from './order-lines.tsx';
import '../demo.css';
import './profile-demo.css';

const texts = demoPageTexts.profile;
const { groups } = demoPageTexts.form;
const most = 60;
type Order = EntityRow<typeof demoOrder>;

/** 详情页: an order as plain values, and as a page with figures, tabs and progress. */
export function ProfileDemoPage() {
  const [shown, setShown] = useState('basic');
  const [chosen, setChosen] = useState<string>();
  const found = useOrders({ pageNo: 1, pageSize: most });
  if (found.isPending) return <Skeleton active paragraph={{ rows: 10 }} className="demo-page" />;
  if (!found.data) {
    return <LoadError error={found.error} onRetry={found.refetch} />;
  }
  const orders = found.data.records;
  const id = chosen ?? orders[0]?.id;
  if (id === undefined) return <StateView title={texts.empty} />;
  return (
    <div className="demo-profile">
      <div className="surface demo-profile-bar">
        <Tabs
          activeKey={shown}
          onChange={setShown}
          items={[
            { key: 'basic', label: texts.tabs.basic },
            { key: 'advanced', label: texts.tabs.advanced },
          ]}
        />
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={texts.choose}
          value={id}
          onChange={setChosen}
          options={orders.map((order) => ({ value: order.id, label: `${order.orderNo} ${order.name}` }))}
        />
      </div>
      {shown === 'basic' ? (
        <BasicProfile key={id} id={id} />
      ) : (
        <DetailPage
          key={id}
          entity={demoOrder}
          id={id}
          source={(order) => `${order.orderNo} · ${order.customer}`}
          facts={['amount', 'quantity', 'progress', 'orderDate']}
          groups={[
            { title: groups.order, names: ['orderNo', 'name', 'orderType', 'tags', 'urgent', 'parentId'] },
            { title: groups.contact, names: ['customer', 'phone', 'email', 'site', 'cityCode', 'address'] },
            { title: groups.delivery, names: ['deliverTime', 'departId', 'manager'] },
            { title: groups.more, names: ['contract', 'pictures', 'remark', 'content'] },
          ]}
          tabs={(order) => [{ key: 'lines', label: texts.lines, children: <OrderLines order={order} /> }]}
          aside={(order) => ({ title: texts.history, children: <Timeline steps={getSteps(order)} /> })}
        />
      )}
    </div>
  );
}

/** Timeline of an order, newest first. */
function getSteps(order: Order): TimelineStep[] {
  const time = (at: string | null): string => (at ?? '').slice(0, 16);
  const open = order.status === 0 || order.status === 1;
  const steps: (TimelineStep | false)[] = [
    open &&
      order.deliverTime !== null && {
        key: 'planned',
        what: texts.planned,
        who: order.manager_dictText ?? '',
        time: time(order.deliverTime),
        tone: 'waiting',
        open: true,
      },
    order.status !== 0 && {
      key: 'state',
      what: order.status_dictText ?? '',
      who: order.manager_dictText ?? '',
      time: time(order.updateTime ?? order.createTime),
      tone: order.status === 2 ? 'done' : order.status === 3 ? 'neutral' : 'progress',
      quote: order.cancelReason ?? undefined,
    },
    {
      key: 'created',
      what: texts.created,
      who: order.createBy_dictText ?? order.createBy,
      time: time(order.createTime),
      tone: 'neutral',
    },
  ];
  return steps.filter((step): step is TimelineStep => step !== false);
}
