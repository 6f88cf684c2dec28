import { type OwnActivity, ownAccountTexts } from '@campus/contract/account';
import { Skeleton, Table } from 'antd';
import { useIsPhone } from '../../theme/use-media.ts';
import { SettingLine } from './setting-line.tsx';

const { column } = ownAccountTexts;

interface ActivityTableProps {
  readonly activities: readonly OwnActivity[];
  /** Heading of the time column. */
  readonly time: string;
  readonly isLoading?: boolean;
  /** Text of an empty table. */
  readonly none: string;
}

/** Actions of the user with IP address and time: a table, lines on phones. */
export function ActivityTable({ activities, time, isLoading = false, none }: ActivityTableProps) {
  if (useIsPhone()) return <ActivityLines activities={activities} isLoading={isLoading} none={none} />;
  return (
    <Table
      size="middle"
      rowKey="id"
      loading={isLoading}
      pagination={false}
      scroll={{ x: 480 }}
      locale={{ emptyText: none }}
      dataSource={[...activities]}
      columns={[
        { title: column.content, dataIndex: 'content' },
        { title: column.ip, dataIndex: 'ip', width: 150 },
        { title: time, dataIndex: 'time', width: 180 },
      ]}
    />
  );
}

function ActivityLines({ activities, isLoading, none }: Omit<Required<ActivityTableProps>, 'time'>) {
  if (isLoading) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (activities.length === 0) return <p className="blank-note">{none}</p>;
  return activities.map(({ id, content, ip, time }) => (
    <SettingLine key={id} title={content} text={[time, ip].filter(Boolean).join(' · ')} />
  ));
}
