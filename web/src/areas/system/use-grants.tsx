import type { AnyEndpoint } from '@campus/contract/kit';
import type { GrantChoice, GrantedRules, GrantNode } from '@campus/contract/system';
import { type ReactNode, useState } from 'react';
import { call, callEnvelope } from '../../request/call.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { GrantRules } from './grant-rules.tsx';

export interface GrantSource {
  /** Parameters that identify the holder, e.g. `{ roleId }`. */
  readonly owner: Readonly<Record<string, string>>;
  /** Additional parameters of the data rule call. */
  readonly within?: Readonly<Record<string, string>>;
  readonly calls: {
    readonly granted: AnyEndpoint<readonly string[]>;
    readonly save: AnyEndpoint<null>;
    readonly rules: AnyEndpoint<GrantedRules>;
    readonly saveRules: AnyEndpoint<null>;
  };
  /** Grantable entries: the menu, or the part the holder is limited to. */
  readonly tree: AnyEndpoint<GrantChoice>;
}
/** Permissions of a holder (menus, buttons, data rules) and their changes. */
export interface EditableGrants {
  /** Undefined while loading. */
  readonly grants: { readonly tree: readonly GrantNode[]; readonly granted: readonly string[] } | undefined;
  readonly failure: string | undefined;
  /** Rejects with RequestFailed. */
  readonly reload: () => Promise<void>;
  /** Rejects with RequestFailed. */
  readonly save: (ids: readonly string[], before: readonly string[]) => Promise<string>;
  readonly onRules: (node: GrantNode) => void;
  /** Data rule dialog of the selected entry. */
  readonly dialog: ReactNode;
}

export function useGrants({ owner, within = {}, calls, tree: treeCall }: GrantSource): EditableGrants {
  const tree = useEndpoint(treeCall, within, { quiet: true });
  const granted = useEndpoint(calls.granted, owner, { quiet: true });
  const [ruled, setRuled] = useState<GrantNode>();
  // Waits for fresh data on mount; later refetches keep the editor.
  const isRead = tree.data && granted.data && tree.isFetchedAfterMount && granted.isFetchedAfterMount;
  return {
    grants: isRead ? { tree: tree.data.treeList, granted: granted.data } : undefined,
    failure: (tree.error ?? granted.error)?.message,
    reload: async () => {
      const [readTree, readGranted] = await Promise.all([tree.refetch(), granted.refetch()]);
      const failed = readTree.error ?? readGranted.error;
      if (failed) throw failed;
    },
    save: async (ids, before) => {
      const body = { ...owner, permissionIds: ids.join(','), lastpermissionIds: before.join(',') };
      const { message } = await callEnvelope(calls.save, body, { quiet: true });
      await granted.refetch();
      return message;
    },
    onRules: setRuled,
    dialog: ruled && (
      <GrantRules
        node={ruled}
        owner={Object.values(owner).join()}
        read={(permissionId, signal) =>
          call(calls.rules, { ...within, ...owner, permissionId }, { signal, quiet: true })
        }
        save={async (permissionId, dataRuleIds) =>
          (await callEnvelope(calls.saveRules, { ...owner, permissionId, dataRuleIds }, { quiet: true })).message
        }
        onClose={() => setRuled(undefined)}
      />
    ),
  };
}
