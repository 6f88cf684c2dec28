import { apiPrefix } from './api-prefix.ts';

/** URL of a stored file: relative paths are resolved against the static domain, absolute URLs are returned unchanged. */
export function fileUrl(path: string): string {
  const bare = path.replace(/,$/, '');
  if (bare.startsWith('http')) return bare;
  return `${apiPrefix()}/sys/common/static/${bare.replace(/^\/+/, '')}`;
}
