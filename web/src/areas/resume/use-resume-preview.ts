import { type ResumePreview, resume, resumePreview } from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

/** Readable part of a résumé. The query key starts with the entity, so changes refetch it. */
export const useResumePreview = (id: string, deliveryId?: string) =>
  useQuery<ResumePreview, RequestFailed>({
    queryKey: [resume.name, 'preview', id, deliveryId],
    queryFn: ({ signal }) => call(resumePreview, { id, ...(deliveryId && { deliveryId }) }, { signal, quiet: true }),
  });
