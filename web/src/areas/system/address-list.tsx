import { text } from '@campus/contract/messages';
import { firstPage } from '@campus/contract/rules';
import { type AddressEntry, addressBook, type DepartNode, organisationTexts, sysUser } from '@campus/contract/system';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { useSession } from '../../request/session-store.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { DepartTreeSide } from './depart-tree-side.tsx';
import { useDepartTree } from './use-depart-tree.ts';
import './depart.css';

const texts = organisationTexts.address;
const { workNo, post } = sysUser.fields;
const labels = { realname: texts.name, workNo: workNo.label };
const none = { realname: '', workNo: '' };
const enterprise = '2';
const orEmpty = (value: string | null | undefined) => value || <Empty />;

const columns: readonly [PlainColumn<AddressEntry>, ...PlainColumn<AddressEntry>[]] = [
  { name: 'realname', title: texts.name, width: 120, least: 100, rank: 0, cell: (entry) => entry.realname },
  { name: 'workNo', title: workNo.label, width: 110, least: 90, rank: 2, cell: (entry) => orEmpty(entry.workNo) },
  {
    name: 'depart',
    title: texts.depart,
    width: 240,
    least: 140,
    rank: 3,
    cell: (entry) => <span title={entry.departName ?? ''}>{orEmpty(entry.departName)}</span>,
  },
  { name: 'post', title: post.label, width: 140, least: 90, rank: 4, cell: (entry) => orEmpty(entry.post_dictText) },
  { name: 'phone', title: texts.mobile, width: 130, rank: 1, cell: (entry) => orEmpty(entry.phone) },
  { name: 'email', title: texts.mail, width: 200, least: 130, rank: 5, cell: (entry) => orEmpty(entry.email) },
];

/** 通讯录: users of the tenant by department; an enterprise sees its own. */
export function AddressListPage() {
  const isEnterprise = useSession((session) => session.user?.userType === enterprise);
  const [depart, setDepart] = useState<DepartNode>();
  const [asked, setAsked] = useState(none);
  const [page, setPage] = useState(firstPage);
  const input = {
    ...page,
    ...(depart && { orgCode: depart.orgCode }),
    ...(asked.realname && { realname: asked.realname }),
    ...(asked.workNo && { workNo: asked.workNo }),
  };
  const people = useEndpoint(addressBook, input, { quiet: true });
  const search = (values: typeof none) => {
    setPage(firstPage);
    setAsked({ realname: values.realname.trim(), workNo: values.workNo.trim() });
  };
  const table = (
    <section className="surface depart-pane">
      <AddressSearch onSearch={search} />
      {people.error ? (
        <LoadError error={people.error} onRetry={people.refetch} />
      ) : people.data?.total === 0 ? (
        <StateView title={texts.empty} />
      ) : (
        <PlainTable<AddressEntry>
          columns={columns}
          rows={people.data?.records ?? []}
          isLoading={people.isPending}
          page={page}
          total={people.data?.total ?? 0}
          onPage={setPage}
        />
      )}
    </section>
  );
  if (isEnterprise) return table;
  return (
    <div className="depart-panes">
      <Departs
        chosen={depart}
        onChoose={(next) => {
          setPage(firstPage);
          setDepart(next);
        }}
      />
      {table}
    </div>
  );
}

function AddressSearch({ onSearch }: { onSearch: (values: typeof none) => void }) {
  const [typed, setTyped] = useState(none);
  return (
    <form
      className="people-tools"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
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
          onSearch(none);
        }}
      >
        {text.common.reset}
      </Button>
    </form>
  );
}

const Departs = (props: { chosen: DepartNode | undefined; onChoose: (depart: DepartNode | undefined) => void }) => (
  <DepartTreeSide tree={useDepartTree()} search={texts.search} unchosen={texts.everyone} {...props} />
);
