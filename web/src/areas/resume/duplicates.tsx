import { mergeTexts as texts } from '@campus/contract/resume';
import { Tabs } from 'antd';
import { useState } from 'react';
import { DuplicateTable } from './duplicate-table.tsx';
import { MergeTable } from './merge-table.tsx';
import './merge.css';

const views = {
  suspected: <DuplicateTable key="suspected" isIgnored={false} />,
  ignored: <DuplicateTable key="ignored" isIgnored />,
  merged: <MergeTable />,
};
type View = keyof typeof views;

/** 疑似重复: records that may be of one person, compared and merged, and the merges that can be undone. */
export function DuplicateListPage() {
  const [view, setView] = useState<View>('suspected');
  return (
    <section className="surface list-page merge-page">
      <div className="list-tabs">
        <Tabs
          activeKey={view}
          items={Object.entries(texts.tabs).map(([key, label]) => ({ key, label }))}
          onChange={(key) => setView(key as View)}
        />
      </div>
      {views[view]}
    </section>
  );
}
