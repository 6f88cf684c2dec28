import { enterFair, fairApply, fairApplyFlow, fairDayTexts, fairTypes } from '@campus/contract/jobfair';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { callEnvelope } from '../../request/call.ts';

/** Whether an application is for a fair without a gate. */
export const isForOnline = ({ fairType }: RowData): boolean => fairType === fairTypes.online;

/** 进入会场 of an online fair; afterwards its page. */
export function EnterFairButton({ row }: { readonly row: RowData }) {
  const navigate = useNavigate();
  const may = useAllowed(fairApply.can.confirm);
  const send = useMutate(fairApply.name);
  const open = () => void navigate(`/jobFair/detail/${asText(row.fairId)}`);
  const { confirmed, arrived } = fairApplyFlow.states;
  if (!isForOnline(row)) return null;
  if (row.status === arrived.code) return <Button onClick={open}>{fairDayTexts.mine.open}</Button>;
  if (!may || row.status !== confirmed.code) return null;
  const enter = async () => {
    if (await send(() => callEnvelope(enterFair, { id: row.id }))) open();
  };
  return (
    <Button type="primary" onClick={() => void enter()}>
      {fairDayTexts.mine.next.enter}
    </Button>
  );
}
