import { PlusOutlined } from '@ant-design/icons';
import type { Page } from '@campus/contract/kit';
import { firstPage, type Paging } from '@campus/contract/rules';
import { departRoleGrants, departRoleTree, organisationTexts, sysDepartRole } from '@campus/contract/system';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { readPage } from '../../kit/call/entity-calls.ts';
import { Unread } from '../../kit/detail/detail-parts.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { asEntityRow, type EntityRow, type RowData } from '../../kit/field/row.ts';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import {
  deleteAction,
  editAction,
  getOperations,
  offeredActions,
  type RowAction,
} from '../../kit/list/row-actions.tsx';
import { useRemoval } from '../../kit/list/use-row-actions.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { GrantDrawer } from './grant-drawer.tsx';

const texts = organisationTexts.depart;
const { roleName, roleCode, departId } = sysDepartRole.fields;
type DepartRole = EntityRow<typeof sysDepartRole>;
type Open = { readonly dialog: 'new' } | { readonly dialog: 'edit' | 'grants'; readonly role: DepartRole };
/** The department is given by the context. */
const isHidden = (name: string) => name === 'departId';

const columns: readonly [PlainColumn<DepartRole>, ...PlainColumn<DepartRole>[]] = [
  { name: 'roleName', title: roleName.label, width: 160, least: 110, rank: 0, cell: (role) => role.roleName },
  { name: 'roleCode', title: roleCode.label, width: 150, least: 110, rank: 1, cell: (role) => role.roleCode },
  {
    name: 'departId',
    title: departId.label,
    width: 160,
    least: 110,
    rank: 3,
    cell: (role) => <span title={role.departId_dictText}>{role.departId_dictText}</span>,
  },
  {
    name: 'description',
    title: texts.remark,
    width: 200,
    least: 110,
    rank: 2,
    cell: ({ description }) => (description ? <span title={description}>{description}</span> : <Empty />),
  },
];

const useRolesOf = (departId: string, page: Paging) =>
  useQuery<Page<DepartRole>, RequestFailed>({
    queryKey: [sysDepartRole.name, departId, page],
    queryFn: async ({ signal }) => {
      const { records, total } = await readPage<RowData>(sysDepartRole.path, { deptId: departId, ...page }, signal);
      return { records: records.map(asEntityRow<typeof sysDepartRole>), total };
    },
  });

/** 部门角色: roles of a department, limited to the permissions of the department. */
export function DepartRoles({ depart }: { depart: { readonly id: string } }) {
  const mayAdd = useAllowed(sysDepartRole.can.add);
  const mayEdit = useAllowed(sysDepartRole.can.edit);
  const mayDelete = useAllowed(sysDepartRole.can.delete);
  const mayGrant = useAllowed(departRoleGrants.save.needs as string);
  const [page, setPage] = useState(firstPage);
  const [open, setOpen] = useState<Open>();
  const removal = useRemoval(sysDepartRole);
  const roles = useRolesOf(depart.id, page);
  const getActions = (role: DepartRole): RowAction[] =>
    offeredActions(
      mayEdit && editAction(() => setOpen({ dialog: 'edit', role })),
      mayGrant && { key: 'grants', label: texts.grantRole, run: () => setOpen({ dialog: 'grants', role }) },
      mayDelete && deleteAction(texts.removeRoleAsk(role.roleName), () => removal.one(role.id)),
    );
  const records = roles.data?.records ?? [];
  const add = mayAdd && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ dialog: 'new' })}>
      {texts.newRole}
    </Button>
  );
  return (
    <>
      {roles.error ? (
        <Unread error={roles.error} retry={() => void roles.refetch()} />
      ) : roles.data?.total === 0 ? (
        <StateView title={texts.noRoles} text={texts.noRolesHint}>
          {add}
        </StateView>
      ) : (
        <>
          <div className="people-tools">{add}</div>
          <PlainTable<DepartRole>
            size="small"
            columns={columns}
            rows={records}
            isLoading={roles.isPending}
            page={page}
            total={roles.data?.total ?? 0}
            onPage={setPage}
            operations={getOperations(records, getActions)}
          />
        </>
      )}
      {open && <RoleDialog open={open} departId={depart.id} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function RoleDialog({ open, departId, onClose }: { open: Open; departId: string; onClose: () => void }) {
  if (open.dialog === 'new')
    return <EntityForm entity={sysDepartRole} isHidden={isHidden} initial={{ departId }} onClose={onClose} />;
  if (open.dialog === 'edit')
    return <EntityForm entity={sysDepartRole} isHidden={isHidden} id={open.role.id} onClose={onClose} />;
  return (
    <GrantDrawer
      title={texts.grantsOfRole(open.role.roleName)}
      empty={{ title: texts.nothingToGrant, text: texts.nothingToGrantHint }}
      owner={{ roleId: open.role.id }}
      within={{ departId }}
      calls={departRoleGrants}
      tree={departRoleTree}
      onClose={onClose}
    />
  );
}
