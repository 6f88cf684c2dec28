import { number } from '@campus/contract/kit';
import { organisationTexts, sysTenant, usersOfTenant } from '@campus/contract/system';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { TenantUsers } from './tenant-users.tsx';

/** A tenant as returned by its list, with its number of accounts. */
const listedTenant = {
  ...sysTenant,
  fields: { ...sysTenant.fields, userCount: number({ label: organisationTexts.tenant.userCount, width: 88 }) },
  list: [...sysTenant.list, 'userCount'] as const,
};
/** Tenant ids are numbers: adding and editing use the area's own endpoints. */
const calls = ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'] as const;

/** 租户管理: schools and zones of the installation with their members. */
export function TenantListPage() {
  const maySee = useAllowed(usersOfTenant.needs as string);
  const [shown, setShown] = useState<{ id: number; name: string }>();
  return (
    <>
      <EntityPage
        entity={listedTenant}
        calls={calls}
        rowActions={(row) => [
          maySee && {
            key: 'users',
            label: organisationTexts.tenant.users,
            run: () => setShown({ id: Number(row.id), name: row.name }),
          },
        ]}
      />
      {shown && <TenantUsers tenant={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
