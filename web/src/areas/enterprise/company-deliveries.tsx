import { enterpriseTexts } from '@campus/contract/enterprise';
import type { CallerInput, Page } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { companyPost } from '@campus/contract/post';
import { deliveryCounts } from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { readPage } from '../../kit/call/entity-calls.ts';
import { Loaded } from '../../kit/detail/loaded.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './company.css';

const { detail, deliveryColumns } = enterpriseTexts;
const { fields } = companyPost;
const most = 10;
const shownCounts = Object.keys(deliveryColumns) as (keyof typeof deliveryColumns)[];

const figure = (name: 'deliveryCount' | 'todoCount') => ({
  title: fields[name].label,
  dataIndex: name,
  width: 84,
  align: 'right' as const,
  render: (n: number | null) => (n ?? 0).toLocaleString('zh-CN'),
});
const columns: TableColumnsType<RowData> = [
  {
    title: fields.name.label,
    dataIndex: 'name',
    ellipsis: true,
    render: (name: string, row) => <Link to={`/post/detail/${row.id}`}>{name}</Link>,
  },
  figure('deliveryCount'),
  figure('todoCount'),
];

/** Posts with the most deliveries. */
function BusiestPosts({ companyId }: { companyId: string }) {
  const query = { companyId, column: 'deliveryCount', order: 'desc', pageNo: 1, pageSize: most };
  const found = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [companyPost.name, 'list', 'busiest', companyId],
    queryFn: ({ signal }) => readPage<RowData>(companyPost.path, query, signal),
  });
  return (
    <section className="facts-section">
      <h3>{detail.postDeliveries}</h3>
      <Loaded query={found}>
        {({ records }) => (
          <Table<RowData>
            className="plain-table"
            size="small"
            rowKey="id"
            pagination={false}
            columns={columns}
            dataSource={records.filter((row) => asText(row.deliveryCount) !== '')}
            locale={{ emptyText: text.common.noData }}
          />
        )}
      </Loaded>
    </section>
  );
}

/** Outcome of the résumés that a company received. */
export function CompanyDeliveries({ companyId, maySeePosts }: { companyId: string; maySeePosts: boolean }) {
  // The endpoint also accepts the search fields of the list.
  const input = { companyId } as CallerInput<typeof deliveryCounts>;
  const counts = useEndpoint(deliveryCounts, input, { quiet: true });
  return (
    <Loaded query={counts}>
      {(data) =>
        data.total === 0 ? (
          <StateView title={detail.noDeliveries} />
        ) : (
          <>
            <dl className="stat-strip">
              {shownCounts.map((name) => (
                <div key={name}>
                  <dt>{deliveryColumns[name]}</dt>
                  <dd>{data[name].toLocaleString('zh-CN')}</dd>
                </div>
              ))}
            </dl>
            {maySeePosts && <BusiestPosts companyId={companyId} />}
          </>
        )
      }
    </Loaded>
  );
}
