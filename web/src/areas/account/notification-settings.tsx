import {
  type ModuleNotice,
  type NoticeWay,
  type NotificationSetting,
  noticeWays,
  notificationTexts as own,
  readNotification,
  saveNotification,
} from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton, Switch, Table, TimePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { FormNotice } from '../../kit/form/form-dialog.tsx';
import { useRun } from '../../kit/form/use-run.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { usePageDirty } from '../../widgets/page-frame.tsx';
import { SettingLine } from './setting-line.tsx';

const ways = Object.entries(noticeWays) as [NoticeWay, string][];

/** 新消息通知: which events are sent through which channels, and quiet hours. */
export function NotificationSettings() {
  const kept = useEndpoint(readNotification, {}, { quiet: true });
  if (kept.isError && !kept.data) return <LoadError error={kept.error} onRetry={kept.refetch} />;
  return kept.data ? (
    <NotificationForm key={JSON.stringify(kept.data)} kept={kept.data} />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 6 }} />
  );
}

interface ModuleTableProps {
  readonly modules: readonly ModuleNotice[];
  readonly onSwitch: (module: string, way: NoticeWay, isOn: boolean) => void;
}

/** A line per module, with a switch for each channel. */
const ModuleTable = ({ modules, onSwitch }: ModuleTableProps) => (
  <Table<ModuleNotice>
    size="middle"
    rowKey="module"
    pagination={false}
    scroll={{ x: 340 }}
    dataSource={[...modules]}
    columns={[
      { title: own.module, dataIndex: 'title' },
      ...ways.map(([way, title]) => ({
        key: way,
        title,
        width: 72,
        render: (_: unknown, line: ModuleNotice) => (
          <Switch
            size="small"
            aria-label={`${line.title} ${title}`}
            checked={line[way]}
            onChange={(isOn) => onSwitch(line.module, way, isOn)}
          />
        ),
      })),
    ]}
  />
);

function NotificationForm({ kept }: { readonly kept: NotificationSetting }) {
  const client = useQueryClient();
  const [setting, setSetting] = useState(kept);
  const request = useRun();
  const isDirty = JSON.stringify(setting) !== JSON.stringify(kept);
  usePageDirty(isDirty);
  const switchWay = (module: string, way: NoticeWay, on: boolean) =>
    setSetting({
      ...setting,
      modules: setting.modules.map((line) => (line.module === module ? { ...line, [way]: on } : line)),
    });
  const save = () =>
    request.run(async () => {
      const modules = setting.modules.map(({ title: _title, ...line }) => line);
      const { message, result } = await callEnvelope(saveNotification, { ...setting, modules }, { quiet: true });
      client.setQueryData([readNotification.path, {}], result);
      tell.success(message);
    });
  return (
    <div className="account-notices">
      <p className="muted">{own.lead}</p>
      <ModuleTable modules={setting.modules} onSwitch={switchWay} />
      <SettingLine
        title={own.quiet}
        text={own.quietHelp}
        action={
          <QuietTimes
            from={setting.quietFrom}
            to={setting.quietTo}
            onChange={(quietFrom, quietTo) => setSetting({ ...setting, quietFrom, quietTo })}
          />
        }
      />
      {request.notice && <FormNotice tone="bad">{request.notice}</FormNotice>}
      <Button type="primary" disabled={!isDirty} loading={request.isRunning} onClick={() => void save()}>
        {text.common.save}
      </Button>
    </div>
  );
}

interface QuietTimesProps {
  readonly from: string | null;
  readonly to: string | null;
  readonly onChange: (from: string | null, to: string | null) => void;
}
const clock = 'HH:mm';
const getTime = (value: string | null) => (value === null ? null : dayjs(value, clock));
/** Two times of day in any order: the span may cross midnight. */
function QuietTimes({ from, to, onChange }: QuietTimesProps) {
  return (
    <TimePicker.RangePicker
      format={clock}
      minuteStep={5}
      order={false}
      needConfirm={false}
      placeholder={[own.quietFrom, own.quietTo]}
      value={[getTime(from), getTime(to)]}
      onChange={(times) => onChange(times?.[0]?.format(clock) ?? null, times?.[1]?.format(clock) ?? null)}
    />
  );
}
