import { type ResumePreview, resume, resumePreview } from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

/** A résumé as this user may read it; kept under the entity, so that a change of it is read anew. */
export const useResumePreview = (id: string, deliveryId?: string) =>
  useQuery<ResumePreview, RequestFailed>({
    queryKey: [resume.name, 'preview', id, deliveryId],
    queryFn: ({ signal }) => call(resumePreview, { id, ...(deliveryId && { deliveryId }) }, { signal, quiet: true }),
  });
