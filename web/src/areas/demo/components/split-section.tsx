import { demoOrder, fileExamples } from '@campus/contract/demo';
import { Skeleton, Splitter } from 'antd';
import { useState } from 'react';
import { RecordFacts } from '../../../kit/detail/record-facts.tsx';
import { asText } from '../../../kit/field/row.ts';
import { useIsMobile } from '../../../theme/use-media.ts';
import { DemoHint } from './demo-states.tsx';
import './examples.css';
import { useSampleOrders } from './use-sample-orders.ts';

const texts = fileExamples.split;
const above = ['orderNo', 'name', 'status', 'customer', 'orderType', 'amount'];
const below = ['orderDate', 'deliverTime', 'address', 'remark'];

/** 分屏: resizable panes. */
export function SplitSection() {
  const { data, isPending } = useSampleOrders();
  const [chosen, setChosen] = useState<string>();
  const isMobile = useIsMobile();
  const order = data?.records.find(({ id }) => id === chosen);
  if (isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <div className="split-box">
        <Splitter orientation={isMobile ? 'vertical' : 'horizontal'}>
          <Splitter.Panel defaultSize="32%" min="20%" max="60%" collapsible>
            <nav className="split-pane" aria-label={texts.list}>
              <ul>
                {data?.records.map(({ id, name }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className="link-button"
                      aria-current={id === chosen}
                      onClick={() => setChosen(id)}
                    >
                      {asText(name)}
                    </button>
                  </li>
                ))}
              </ul>
            </nav>
          </Splitter.Panel>
          <Splitter.Panel>
            <Splitter orientation="vertical">
              <Splitter.Panel defaultSize="60%" min="20%">
                <div className="split-pane">
                  {order ? (
                    <RecordFacts title={texts.up} entity={demoOrder} names={above} row={order} />
                  ) : (
                    <p className="muted">{texts.choose}</p>
                  )}
                </div>
              </Splitter.Panel>
              <Splitter.Panel min="20%" collapsible>
                <div className="split-pane">
                  {order && <RecordFacts title={texts.down} entity={demoOrder} names={below} row={order} />}
                </div>
              </Splitter.Panel>
            </Splitter>
          </Splitter.Panel>
        </Splitter>
      </div>
    </>
  );
}
