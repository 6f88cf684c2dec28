import { batchParam, interview, interviewScreen } from '@campus/contract/interview';
import { pipeline } from '@campus/contract/rules';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { isOpen } from './delivery-entity.ts';

const isPlannable = ({ status, step }: RowData): boolean => isOpen(status) && Number(step) === pipeline.interview;

/** Opens the batch plan of interviews with the selected students that wait for one. */
export function PlanInterviews({ rows }: { rows: readonly RowData[] }) {
  const mayPlan = useAllowed(interview.can.add);
  const navigate = useNavigate();
  const ids = rows.filter(isPlannable).map(({ id }) => id);
  if (!mayPlan || ids.length === 0) return null;
  return (
    <Button onClick={() => void navigate(`/interview/list?${batchParam}=${ids.join(',')}`)}>
      {interviewScreen.batch}
    </Button>
  );
}
