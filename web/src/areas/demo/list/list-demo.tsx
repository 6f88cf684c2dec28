import { demoOrder, demoPageTexts } from '@campus/contract/demo';
import { Tabs } from 'antd';
import { useState } from 'react';
import { EntityPage } from '../../../kit/list/entity-page.tsx';
import { CardList } from './card-list.tsx';
import { SearchList } from './search-list.tsx';
import { StandardList } from './standard-list.tsx';
import '../demo.css';
import './list-demo.css';

const { tabs } = demoPageTexts.list;

/** 列表页: the same orders as a table, lines, cards and search results. */
export function ListDemoPage() {
  const [shown, setShown] = useState('table');
  return (
    <div className="demo-lists">
      <Tabs
        className="surface demo-list-tabs"
        activeKey={shown}
        onChange={setShown}
        items={[
          { key: 'table', label: tabs.table },
          { key: 'standard', label: tabs.standard },
          { key: 'cards', label: tabs.cards },
          { key: 'search', label: tabs.search },
        ]}
      />
      {shown === 'table' && <EntityPage entity={demoOrder} />}
      {shown === 'standard' && <StandardList />}
      {shown === 'cards' && <CardList />}
      {shown === 'search' && <SearchList />}
    </div>
  );
}
