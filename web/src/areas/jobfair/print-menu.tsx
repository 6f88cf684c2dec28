import { DownOutlined, PrinterOutlined } from '@ant-design/icons';
import { type FairPrint, fairDayTexts, fairPrintPath, fairPrints, fairVisitorsPath } from '@campus/contract/jobfair';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';
import { PrintZoneDialog } from './print-zone-dialog.tsx';

const texts = fairDayTexts.print;
const [byZone, visitors] = ['zone', 'visitors'] as const;
const items = [
  ...(Object.keys(fairPrints) as FairPrint[]).map((key) => ({ key, label: fairPrints[key] })),
  { key: visitors, label: texts.visitors },
  { type: 'divider' as const },
  { key: byZone, label: texts.byZone },
];

/** 打印材料: what is printed for the day of a fair, for all companies or those of a zone. */
export function PrintMenu({ fairId }: { readonly fairId: string }) {
  const mayPrint = useAllowed('jobFair:fairAttendance:check');
  const [isRunning, setRunning] = useState(false);
  const [isByZone, setByZone] = useState(false);
  if (!mayPrint) return null;
  const print = async (kind: string) => {
    setRunning(true);
    try {
      const isSheet = kind === visitors;
      const query = isSheet ? { fairId } : { fairId, kind };
      await saveFile({ method: 'GET', path: isSheet ? fairVisitorsPath : fairPrintPath, query });
    } catch (error) {
      ignoreReported(error);
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items, onClick: ({ key }) => (key === byZone ? setByZone(true) : void print(key)) }}
      >
        <Button icon={<PrinterOutlined aria-hidden />} loading={isRunning}>
          {texts.button} <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {isByZone && <PrintZoneDialog fairId={fairId} onClose={() => setByZone(false)} />}
    </>
  );
}
