import { PrinterOutlined } from '@ant-design/icons';
import { demoOrder, fileExamples } from '@campus/contract/demo';
import { Button, Empty, Skeleton } from 'antd';
import { useRef } from 'react';
import { asText } from '../../../kit/field/row.ts';
import { printElement } from '../../../widgets/print-element.ts';
import { DemoHint } from './demo-states.tsx';
import './examples.css';
import { useSampleOrders } from './use-sample-orders.ts';

const texts = fileExamples.print;
const names = ['orderNo', 'name', 'customer', 'orderType', 'amount', 'quantity', 'orderDate', 'deliverTime'] as const;

/** 打印: prints one section without the rest of the page. */
export function PrintSection() {
  const { data, isPending } = useSampleOrders();
  const sheet = useRef<HTMLDivElement>(null);
  const order = data?.records[0];
  if (isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (!order) return <Empty description={texts.none} />;
  const getText = (name: string) => asText(order[`${name}_dictText`]) || asText(order[name]);
  return (
    <>
      <DemoHint>{texts.note}</DemoHint>
      <div ref={sheet} className="print-sheet">
        <h2>{texts.sheet}</h2>
        <table>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{demoOrder.fields[name].label}</th>
                <td>{getText(name)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{texts.sign}</th>
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        style={{ marginTop: 12 }}
        onClick={() => sheet.current && printElement(sheet.current)}
      >
        {texts.button}
      </Button>
    </>
  );
}
