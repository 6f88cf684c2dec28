import { type AnyEndpoint, refusal } from '@campus/contract/kit';
import { departRefusals, type GrantedRules } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { audit } from '../../platform/log/audit.ts';
import {
  entryNames,
  type GrantChange,
  type GrantTable,
  listGrantedIds,
  loadRuleIds,
  replaceGrants,
  replaceRules,
  rulesOfGrant,
} from './grants.ts';

/** The owner of grants, locked for a change. */
export interface GrantHolder {
  readonly grants: GrantTable;
  /** Upper limit of the owner's grants, if any. */
  readonly limit?: GrantTable;
  /** Identifies the owner in the audit log. */
  readonly known: Readonly<Record<string, string>>;
  /** Hook in the transaction that changes the entries. */
  readonly changed?: (change: GrantChange) => Promise<void>;
  /** Hook after any change. */
  readonly onChanged?: () => void;
}
type Owner = Readonly<Record<string, unknown>>;
interface GrantAnswers {
  /** The four endpoints of one kind of owner (`grantCalls` of the contract). */
  readonly calls: {
    readonly granted: AnyEndpoint<string[]>;
    readonly save: AnyEndpoint<null>;
    readonly rules: AnyEndpoint<GrantedRules>;
    readonly saveRules: AnyEndpoint<null>;
  };
  /** Prefix of audit actions. */
  readonly act: string;
  /** Finds the owner named by the input. Throws when it is missing or the caller may not change it. */
  readonly find: (context: Context, owner: Owner, isChange: boolean) => Promise<GrantHolder>;
  /** Error for data rules of an entry that is not granted. */
  readonly grantFirst?: string;
}
const getList = (ids: string): string[] => ids.split(',').filter(Boolean);

/** Grant endpoints shared by roles, departments and department roles. */
export function grantAnswers({ calls, act, find, grantFirst }: GrantAnswers): readonly BoundEndpoint[] {
  return [
    answer(calls.granted, async (input: Owner, context) =>
      listGrantedIds(context, (await find(context, input, false)).grants),
    ),
    answer(calls.save, async (input: Owner, context) => {
      const holder = await find(context, input, true);
      const wanted = String(input.permissionIds ?? '');
      if (holder.limit) assertWithinLimit(await listGrantedIds(context, holder.limit), wanted);
      const change = await replaceGrants(context, holder.grants, {
        wanted,
        last: String(input.lastpermissionIds ?? ''),
      });
      await holder.changed?.(change);
      audit(context, `${act}.grants`, {
        ...holder.known,
        added: await entryNames(context, change.added),
        removed: await entryNames(context, change.removed),
        addedCount: change.added.length,
        removedCount: change.removed.length,
      });
      holder.onChanged?.();
      return null;
    }),
    answer(calls.rules, async (input: Owner, context) => {
      const { grants, limit } = await find(context, input, false);
      const permissionId = String(input.permissionId);
      const allowed = limit && new Set(await loadRuleIds(context, limit, permissionId));
      return rulesOfGrant(context, grants, permissionId, allowed);
    }),
    answer(calls.saveRules, async (input: Owner, context) => {
      const { grants, limit, known, onChanged } = await find(context, input, true);
      const permissionId = String(input.permissionId);
      const dataRuleIds = String(input.dataRuleIds ?? '');
      if (limit) assertWithinLimit(await loadRuleIds(context, limit, permissionId), dataRuleIds);
      await replaceRules(context, grants, permissionId, dataRuleIds, grantFirst);
      audit(context, `${act}.dataRules`, { ...known, permissionId, dataRuleIds });
      onChanged?.();
      return null;
    }),
  ];
}
/** Asserts that a department role does not exceed its department. */
function assertWithinLimit(allowed: readonly string[], wanted: string): void {
  if (getList(wanted).some((id) => !allowed.includes(id))) throw refusal(departRefusals.beyondDepart);
}
