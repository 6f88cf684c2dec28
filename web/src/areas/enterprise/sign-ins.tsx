import { enterpriseTexts, memberSignIns, type SignInEntry } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { Button, Table } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import './company.css';
import type { Member } from './member-row.ts';

const texts = enterpriseTexts.member;
const columns = [
  { title: texts.time, dataIndex: 'time', width: 176 },
  { title: texts.ip, dataIndex: 'ip', width: 150 },
  { title: texts.content, dataIndex: 'content' },
];

/** The last sign-ins of a member. */
export function SignIns({ member, onClose }: { member: Member; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useEndpoint(memberSignIns, { id: member.id }, { quiet: true });
  return (
    <Modal
      open
      title={`${texts.signIns}：${member.realname ?? member.username ?? ''}`}
      width={640}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : data?.length === 0 ? (
        <p className="muted">{texts.noSignIns}</p>
      ) : (
        <div className="wide-content">
          <Table<SignInEntry>
            className="plain-table"
            size="small"
            rowKey={({ time, ip }) => `${time} ${ip ?? ''}`}
            loading={isFetching}
            pagination={false}
            scroll={{ y: 420 }}
            columns={columns}
            dataSource={data ?? []}
            footer={() => <span className="muted">{texts.signInsNote}</span>}
          />
        </div>
      )}
    </Modal>
  );
}
