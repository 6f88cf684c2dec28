import {
  departDataRules,
  departPermissions,
  type GrantNode,
  grantTree,
  organisationTexts,
  saveDepartDataRules,
  saveDepartPermission,
} from '@campus/contract/system';
import { useState } from 'react';
import { call, callEnvelope } from '../../request/call.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { GrantDrawer } from './grant-drawer.tsx';
import { GrantRules } from './grant-rules.tsx';

interface DepartGrantsProps {
  readonly depart: { readonly id: string; readonly departName: string };
  readonly onClose: () => void;
}

/** What a department holds: the most that its department roles may be given. */
export function DepartGrants({ depart, onClose }: DepartGrantsProps) {
  const departId = depart.id;
  const tree = useEndpoint(grantTree, {}, { quiet: true });
  const granted = useEndpoint(departPermissions, { departId }, { quiet: true });
  const [ruled, setRuled] = useState<GrantNode>();
  const isRead = tree.data !== undefined && granted.data !== undefined && !granted.isFetching && !tree.isFetching;
  return (
    <>
      <GrantDrawer
        title={organisationTexts.depart.grantsOf(depart.departName)}
        grants={isRead ? { tree: tree.data.treeList, granted: granted.data } : undefined}
        failure={(tree.error ?? granted.error)?.message}
        reload={() => void Promise.all([tree.refetch(), granted.refetch()])}
        save={async (ids, before) => {
          const body = { departId, permissionIds: ids.join(','), lastpermissionIds: before.join(',') };
          const { message } = await callEnvelope(saveDepartPermission, body, { quiet: true });
          void granted.refetch();
          return message;
        }}
        onRules={setRuled}
        onClose={onClose}
      />
      {ruled && (
        <GrantRules
          node={ruled}
          owner={departId}
          read={(permissionId, signal) => call(departDataRules, { permissionId, departId }, { signal, quiet: true })}
          save={async (permissionId, dataRuleIds) =>
            (await callEnvelope(saveDepartDataRules, { permissionId, departId, dataRuleIds }, { quiet: true })).message
          }
          onClose={() => setRuled(undefined)}
        />
      )}
    </>
  );
}
