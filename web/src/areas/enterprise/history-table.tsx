import { companyAudit, companyFlow, enterpriseTexts } from '@campus/contract/enterprise';
import { type AuditEntry, getState } from '@campus/contract/kit';
import { Table, type TableColumnsType } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { useCompanyHistory } from './company-history.tsx';

const { detail } = enterpriseTexts;
const { fields } = companyAudit;

function State({ code }: { code: number }) {
  const { label, tone } = companyFlow.states[getState(companyFlow, code)];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

const columns: TableColumnsType<AuditEntry> = [
  {
    title: fields.operateTime.label,
    dataIndex: 'operateTime',
    width: 160,
    render: (time: string) => time.slice(0, 16),
  },
  { title: fields.action.label, dataIndex: 'action_dictText', width: 100 },
  {
    title: fields.fromStatus.label,
    dataIndex: 'fromStatus',
    width: 120,
    render: (code: number) => <State code={code} />,
  },
  { title: fields.toStatus.label, dataIndex: 'toStatus', width: 120, render: (code: number) => <State code={code} /> },
  {
    title: fields.reason.label,
    key: 'reason',
    render: (_, { reasonCodes_dictText, reason }) =>
      [reasonCodes_dictText, reason].filter(Boolean).join('；') || <Empty />,
  },
  { title: fields.operatorName.label, dataIndex: 'operatorName', width: 110 },
];

/** All decisions about a company, newest first. */
export function HistoryTable({ id }: { id: string }) {
  const { data, error, refetch, isPending } = useCompanyHistory(id);
  if (error && !data) {
    return <LoadError error={error} onRetry={refetch} />;
  }
  if (data?.length === 0) return <StateView title={detail.noHistory} />;
  return (
    <Table<AuditEntry>
      className="plain-table"
      size="middle"
      rowKey="id"
      loading={isPending}
      pagination={false}
      scroll={{ x: 760 }}
      columns={columns}
      dataSource={[...(data ?? [])]}
    />
  );
}
