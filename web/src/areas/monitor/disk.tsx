import { type FigureState, monitorTexts } from '@campus/contract/monitor';
import { Progress } from 'antd';
import { FigureTable } from './figure-table.tsx';
import { MonitorPage } from './monitor-page.tsx';

const strokes = {
  ok: 'var(--brand-solid)',
  warn: 'var(--waiting-dot)',
  bad: 'var(--bad-dot)',
} as const satisfies Record<FigureState, string>;

/** 磁盘监控: usage of the data volume, and the share of this product. */
export const DiskPage = () => (
  <MonitorPage groups={['disk']}>
    {([disk]) => {
      const usage = disk?.figures.find(({ key }) => key === 'disk.usage');
      return (
        disk && (
          <div className="monitor-disk">
            {usage && (
              <Progress
                type="dashboard"
                percent={Number(usage.value)}
                strokeColor={strokes[usage.state]}
                aria-label={monitorTexts.used}
              />
            )}
            <FigureTable figures={disk.figures} />
          </div>
        )
      );
    }}
  </MonitorPage>
);
