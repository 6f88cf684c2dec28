import { type OwnActivity, ownAccountTexts } from '@campus/contract/account';
import { Table } from 'antd';

const { column } = ownAccountTexts;

interface ActivityTableProps {
  readonly acts: readonly OwnActivity[];
  /** What the moment is called. */
  readonly time: string;
  readonly isLoading?: boolean;
  /** What stands there when there are none. */
  readonly none: string;
}

/** What the user did, from where and when. */
export const ActivityTable = ({ acts, time, isLoading = false, none }: ActivityTableProps) => (
  <Table
    size="middle"
    rowKey="id"
    loading={isLoading}
    pagination={false}
    scroll={{ x: 480 }}
    locale={{ emptyText: none }}
    dataSource={[...acts]}
    columns={[
      { title: column.content, dataIndex: 'content' },
      { title: column.ip, dataIndex: 'ip', width: 150 },
      { title: time, dataIndex: 'time', width: 180 },
    ]}
  />
);
