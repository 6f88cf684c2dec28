import { type EvaluationLine, interview, interviewEvaluations } from '@campus/contract/interview';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../../request/call.ts';

/** The interviewers of an interview with their evaluations. */
export const useEvaluations = (id: string): UseQueryResult<readonly EvaluationLine[]> =>
  useQuery<readonly EvaluationLine[]>({
    queryKey: [interview.name, 'evaluations', id],
    queryFn: ({ signal }) => call(interviewEvaluations, { id }, { signal, quiet: true }),
  });
