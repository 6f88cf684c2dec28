import {
  administrationTexts,
  type GrantNode,
  grantTree,
  roleDataRules,
  rolePermissions,
  saveRoleDataRules,
  saveRolePermission,
} from '@campus/contract/system';
import { useState } from 'react';
import { call, callEnvelope } from '../../request/call.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { GrantDrawer } from './grant-drawer.tsx';
import { GrantRules } from './grant-rules.tsx';

interface RoleGrantsProps {
  readonly role: { readonly id: string; readonly roleName: string };
  readonly onClose: () => void;
}

/** What a role holds of menus, buttons and data rules. */
export function RoleGrants({ role, onClose }: RoleGrantsProps) {
  const roleId = role.id;
  const tree = useEndpoint(grantTree, {}, { quiet: true });
  const granted = useEndpoint(rolePermissions, { roleId }, { quiet: true });
  const [ruled, setRuled] = useState<GrantNode>();
  const reload = () => void Promise.all([tree.refetch(), granted.refetch()]);
  const isRead = tree.data !== undefined && granted.data !== undefined && !granted.isFetching && !tree.isFetching;
  return (
    <>
      <GrantDrawer
        title={administrationTexts.grant.title(role.roleName)}
        grants={isRead ? { tree: tree.data.treeList, granted: granted.data } : undefined}
        failure={(tree.error ?? granted.error)?.message}
        reload={reload}
        save={async (ids, before) => {
          const body = { roleId, permissionIds: ids.join(','), lastpermissionIds: before.join(',') };
          const { message } = await callEnvelope(saveRolePermission, body, { quiet: true });
          void granted.refetch();
          return message;
        }}
        onRules={setRuled}
        onClose={onClose}
      />
      {ruled && (
        <GrantRules
          node={ruled}
          owner={roleId}
          read={(permissionId, signal) => call(roleDataRules, { permissionId, roleId }, { signal, quiet: true })}
          save={async (permissionId, dataRuleIds) =>
            (await callEnvelope(saveRoleDataRules, { permissionId, roleId, dataRuleIds }, { quiet: true })).message
          }
          onClose={() => setRuled(undefined)}
        />
      )}
    </>
  );
}
