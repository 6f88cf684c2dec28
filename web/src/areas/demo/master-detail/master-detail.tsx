import { demoGridTexts, demoOrder } from '@campus/contract/demo';
import { Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EntityPage } from '../../../kit/list/entity-page.tsx';
import '../demo.css';
import { OrderDialog } from './order-dialog.tsx';
import { OrderTree } from './order-tree.tsx';

/** 主子表与树表: orders with their lines, and nested orders. */
export function MasterDetailDemoPage() {
  const [address, setAddress] = useSearchParams();
  const tab = address.get('view') === 'tree' ? 'tree' : 'master';
  return (
    <Tabs
      className="demo-tabs"
      activeKey={tab}
      onChange={(key) => setAddress(key === 'tree' ? { view: key } : {}, { replace: true })}
      items={[
        { key: 'master', label: demoGridTexts.master, children: <Orders /> },
        { key: 'tree', label: demoGridTexts.tree, children: <OrderTree /> },
      ]}
    />
  );
}

function Orders() {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <EntityPage
        entity={demoOrder}
        rowActions={(row) => [{ key: 'lines', label: demoGridTexts.lines, run: () => setOpened(row.id) }]}
      />
      {opened !== undefined && <OrderDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
