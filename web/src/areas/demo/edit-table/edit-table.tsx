import { demoGridTexts } from '@campus/contract/demo';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { LiveTab } from './live-tab.tsx';
import { RowsTab } from './rows-tab.tsx';
import { TypesTab } from './types-tab.tsx';
import { WideTab } from './wide-tab.tsx';
import '../demo.css';

const tabs = { rows: RowsTab, live: LiveTab, types: TypesTab, wide: WideTab } as const;
type Tab = keyof typeof tabs;
const isTab = (key: string | null): key is Tab => key !== null && Object.hasOwn(tabs, key);

/** 可编辑表格: all modes of the grid. */
export function EditTableDemoPage() {
  const [address, setAddress] = useSearchParams();
  const given = address.get('tab');
  const tab = isTab(given) ? given : 'rows';
  return (
    <section className="surface demo-page">
      <Tabs
        activeKey={tab}
        onChange={(key) => setAddress(key === 'rows' ? {} : { tab: key }, { replace: true })}
        items={(Object.keys(tabs) as Tab[]).map((key) => {
          const Shown = tabs[key];
          return { key, label: demoGridTexts.tabs[key], children: <Shown /> };
        })}
      />
    </section>
  );
}
