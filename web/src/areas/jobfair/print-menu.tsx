import { DownOutlined, PrinterOutlined } from '@ant-design/icons';
import {
  type FairPrint,
  fairAttendance,
  fairAttendee,
  fairDayTexts,
  fairPrintPath,
  fairPrints,
  fairStatisticsPath,
  fairVisitorsPath,
} from '@campus/contract/jobfair';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';
import { PrintZoneDialog } from './print-zone-dialog.tsx';

const texts = fairDayTexts.print;
const byZone = 'zone';
const prints = (Object.keys(fairPrints) as FairPrint[]).map((key) => ({ key, label: fairPrints[key] }));
/** Sheets, with the path and the code of each. */
const sheets = {
  visitors: { path: fairVisitorsPath, code: fairAttendee.can.exportXls },
  statistics: { path: fairStatisticsPath, code: fairAttendance.can.exportXls },
} as const;
const isSheet = (key: string): key is keyof typeof sheets => Object.hasOwn(sheets, key);

/** 打印材料: what is printed for the day of a fair, for all companies or those of a zone. */
export function PrintMenu({ fairId }: { readonly fairId: string }) {
  const mayPrint = useAllowed('jobFair:fairAttendance:check');
  const may = { visitors: useAllowed(sheets.visitors.code), statistics: useAllowed(sheets.statistics.code) };
  const [isRunning, setRunning] = useState(false);
  const [isByZone, setByZone] = useState(false);
  if (!mayPrint) return null;
  const items = [
    ...prints,
    ...(['visitors', 'statistics'] as const).filter((key) => may[key]).map((key) => ({ key, label: texts[key] })),
    { type: 'divider' as const },
    { key: byZone, label: texts.byZone },
  ];
  const print = async (kind: string) => {
    setRunning(true);
    try {
      const call = isSheet(kind)
        ? { path: sheets[kind].path, query: { fairId } }
        : { path: fairPrintPath, query: { fairId, kind } };
      await saveFile({ method: 'GET', ...call });
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
