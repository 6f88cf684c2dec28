import { text } from '@campus/contract/messages';
import { totalText } from '@campus/contract/rules';
import { type AddressEntry, addressBook, type DepartNode, organisationTexts, sysUser } from '@campus/contract/system';
import { Button, Input, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { ReadFailed } from '../../kit/read-failed.tsx';
import { useSession } from '../../request/session-store.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { DepartTreeSide } from './depart-tree-side.tsx';
import { useDepartTree } from './use-depart-tree.ts';
import '../../kit/list.css';
import './depart.css';

const words = organisationTexts.address;
const { workNo, post } = sysUser.fields;
const labels = { realname: words.name, workNo: workNo.label };
const first = { pageNo: 1, pageSize: 10 };
const none = { realname: '', workNo: '' };
const enterprise = '2';
const shown = (value: string | null | undefined) => value || text.listPage.emptyCell;

const columnsFrom = (before: number): TableColumnsType<AddressEntry> => [
  {
    title: text.common.rowNo,
    key: 'number',
    width: 60,
    align: 'center',
    render: (_value, _row, at) => before + at + 1,
  },
  { title: words.name, dataIndex: 'realname', width: 120, ellipsis: true },
  { title: workNo.label, dataIndex: 'workNo', width: 110, ellipsis: true, render: shown },
  { title: words.depart, dataIndex: 'departName', width: 240, ellipsis: true, render: shown },
  { title: post.label, dataIndex: 'post_dictText', width: 140, ellipsis: true, render: shown },
  { title: words.mobile, dataIndex: 'phone', width: 140, render: shown },
  { title: words.mail, dataIndex: 'email', width: 200, ellipsis: true, render: shown },
];

/** 通讯录: the people of the tenant by department; an enterprise sees its own. */
export function AddressListPage() {
  const isEnterprise = useSession((session) => session.user?.userType === enterprise);
  const [depart, setDepart] = useState<DepartNode>();
  const [typed, setTyped] = useState(none);
  const [asked, setAsked] = useState(none);
  const [page, setPage] = useState(first);
  const input = {
    ...page,
    ...(depart && { orgCode: depart.orgCode }),
    ...(asked.realname && { realname: asked.realname }),
    ...(asked.workNo && { workNo: asked.workNo }),
  };
  const people = useEndpoint(addressBook, input, { quiet: true });
  const search = (values: typeof none) => {
    setPage(first);
    setAsked({ realname: values.realname.trim(), workNo: values.workNo.trim() });
  };
  const table = (
    <section className="surface depart-pane">
      <form
        className="people-tools"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        {(['realname', 'workNo'] as const).map((name) => (
          <Input
            key={name}
            allowClear
            aria-label={labels[name]}
            placeholder={labels[name]}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        <Button type="primary" htmlType="submit">
          {text.common.query}
        </Button>
        <Button
          onClick={() => {
            setTyped(none);
            search(none);
          }}
        >
          {text.common.reset}
        </Button>
      </form>
      {people.error ? (
        <ReadFailed error={people.error} onRetry={people.refetch} />
      ) : people.data?.total === 0 ? (
        <StateView title={words.empty} />
      ) : (
        <Table<AddressEntry>
          className="list-table"
          rowKey="id"
          tableLayout="fixed"
          loading={people.isPending}
          columns={columnsFrom((page.pageNo - 1) * page.pageSize)}
          dataSource={[...(people.data?.records ?? [])]}
          scroll={{ x: 960 }}
          pagination={{
            current: page.pageNo,
            pageSize: page.pageSize,
            total: people.data?.total ?? 0,
            showTotal: totalText,
            onChange: (pageNo, pageSize) => setPage({ pageNo, pageSize }),
          }}
        />
      )}
    </section>
  );
  if (isEnterprise) return table;
  return (
    <div className="depart-panes">
      <Departs
        chosen={depart?.id}
        onChoose={(next) => {
          setPage(first);
          setDepart(next);
        }}
      />
      {table}
    </div>
  );
}

const Departs = (props: { chosen: string | undefined; onChoose: (depart: DepartNode | undefined) => void }) => (
  <DepartTreeSide tree={useDepartTree()} search={words.search} {...props} />
);
