import { recentCodes, recentCodeTexts } from '@campus/contract/message';
import { Button, Table } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';

const columns = [
  { title: recentCodeTexts.mobile, dataIndex: 'mobile' },
  { title: recentCodeTexts.code, dataIndex: 'code' },
  { title: recentCodeTexts.sentAt, dataIndex: 'sentAt' },
];

/** Shows the verification codes of the last minutes; hidden unless the installation keeps them for this user. */
export function RecentCodesButton() {
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching, refetch } = useEndpoint(recentCodes, {}, { quiet: true });
  if (!data) return null;
  const open = () => {
    setOpen(true);
    void refetch();
  };
  return (
    <>
      <Button onClick={open}>{recentCodeTexts.title}</Button>
      <Modal
        open={isOpen}
        title={recentCodeTexts.title}
        onCancel={() => setOpen(false)}
        footer={<Button onClick={() => void refetch()}>{recentCodeTexts.refresh}</Button>}
      >
        <p>{recentCodeTexts.tip}</p>
        <Table
          size="small"
          rowKey="mobile"
          columns={columns}
          dataSource={[...data]}
          loading={isFetching}
          pagination={false}
          scroll={{ x: true, y: 320 }}
          locale={{ emptyText: recentCodeTexts.empty }}
        />
      </Modal>
    </>
  );
}
