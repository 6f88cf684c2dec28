import { fairApply, fairApplyFlow, fairPhases, fairScreen } from '@campus/contract/jobfair';
import { isEnterprise, type Page } from '@campus/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

const texts = fairScreen.list;
const most = 100;

/** The latest applications of the own company, by fair; a company whose application was cancelled may apply again. */
export function useOwnApplies(): ReadonlyMap<string, RowData> {
  const isOwn = isEnterprise(useCaller());
  const mayList = useAllowed(fairApply.can.list);
  const query = { pageNo: 1, pageSize: most, column: 'createTime', order: 'desc' };
  const { data } = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [fairApply.name, 'list', 'own', query],
    queryFn: ({ signal }) => readPage<RowData>(fairApply.path, query, signal),
    enabled: isOwn && mayList,
  });
  const live = (data?.records ?? []).filter(({ status }) => status !== fairApplyFlow.states.cancelled.code);
  return new Map(live.map((apply) => [asText(apply.fairId), apply]));
}

interface OwnAction {
  readonly label: string;
  readonly to: string;
}
/** What a company does about its application for a fair: look at it, or apply while it can. */
export function getOwnAction(fair: RowData, apply: RowData | undefined, mayApply: boolean): OwnAction | undefined {
  if (apply) return { label: texts.viewApply, to: `/jobFair/myApply?id=${apply.id}` };
  if (!mayApply || fair.phase !== fairPhases.open) return undefined;
  return { label: texts.apply, to: `/jobFair/myApply?apply=${fair.id}` };
}

/** 报名 or 查看报名 of a fair. */
export function OwnApplyButton({ fair }: { readonly fair: RowData }) {
  const navigate = useNavigate();
  const mayApply = useAllowed(fairApply.can.add);
  const action = getOwnAction(fair, useOwnApplies().get(fair.id), mayApply);
  return (
    action && (
      <Button type="primary" onClick={() => void navigate(action.to)}>
        {action.label}
      </Button>
    )
  );
}
