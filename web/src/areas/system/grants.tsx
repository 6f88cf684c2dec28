import type { Endpoint } from '@campus/contract/kit';
import { type GrantNode, grantTree } from '@campus/contract/system';
import { useState } from 'react';
import { call, callEnvelope } from '../../request/call.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { GrantDrawer } from './grant-drawer.tsx';
import { GrantRules } from './grant-rules.tsx';

// biome-ignore lint/suspicious/noExplicitAny: the inputs of both sets of calls differ in the name of the owner alone
type Call<O = any> = Endpoint<any, O>;
interface GrantsProps {
  readonly title: string;
  /** Who holds the grants, as its calls name it, e.g. `{ roleId }`. */
  readonly owner: Readonly<Record<string, string>>;
  readonly calls: {
    readonly granted: Call<readonly string[]>;
    readonly save: Call<null>;
    readonly rules: Call;
    readonly saveRules: Call<null>;
  };
  readonly onClose: () => void;
}

/** What somebody holds of menus, buttons and data rules. */
export function Grants({ title, owner, calls, onClose }: GrantsProps) {
  const tree = useEndpoint(grantTree, {}, { quiet: true });
  const granted = useEndpoint(calls.granted, owner, { quiet: true });
  const [ruled, setRuled] = useState<GrantNode>();
  const isRead = tree.data !== undefined && granted.data !== undefined && !granted.isFetching && !tree.isFetching;
  return (
    <>
      <GrantDrawer
        title={title}
        grants={isRead ? { tree: tree.data.treeList, granted: granted.data } : undefined}
        failure={(tree.error ?? granted.error)?.message}
        reload={() => void Promise.all([tree.refetch(), granted.refetch()])}
        save={async (ids, before) => {
          const body = { ...owner, permissionIds: ids.join(','), lastpermissionIds: before.join(',') };
          const { message } = await callEnvelope(calls.save, body, { quiet: true });
          void granted.refetch();
          return message;
        }}
        onRules={setRuled}
        onClose={onClose}
      />
      {ruled && (
        <GrantRules
          node={ruled}
          owner={Object.values(owner).join()}
          read={(permissionId, signal) => call(calls.rules, { ...owner, permissionId }, { signal, quiet: true })}
          save={async (permissionId, dataRuleIds) =>
            (await callEnvelope(calls.saveRules, { ...owner, permissionId, dataRuleIds }, { quiet: true })).message
          }
          onClose={() => setRuled(undefined)}
        />
      )}
    </>
  );
}
