import { type OwnActivity, ownAccountTexts } from '@campus/contract/account';
import { Table } from 'antd';

const { column } = ownAccountTexts;

interface ActivityTableProps {
  readonly activities: readonly OwnActivity[];
  /** Heading of the time column. */
  readonly time: string;
  readonly isLoading?: boolean;
  /** Text of an empty table. */
  readonly none: string;
}

/** Actions of the user with IP address and time. */
export const ActivityTable = ({ activities, time, isLoading = false, none }: ActivityTableProps) => (
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
