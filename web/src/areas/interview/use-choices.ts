import { type InterviewChoices, interview, interviewChoices } from '@campus/contract/interview';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

/** Interviewers, rooms and defaults that a form offers. */
export const useChoices = (deliveryId?: string | undefined) =>
  useQuery<InterviewChoices, RequestFailed>({
    queryKey: [interview.name, 'choices', deliveryId],
    queryFn: ({ signal }) => call(interviewChoices, deliveryId ? { deliveryId } : {}, { signal, quiet: true }),
  });
