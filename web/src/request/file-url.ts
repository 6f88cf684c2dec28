import { apiPrefix } from './api-prefix.ts';

/** The address of a stored file: relative paths lie below the static domain, those that start with http stay (S 7). */
export function fileUrl(path: string): string {
  const bare = path.replace(/,$/, '');
  if (bare.startsWith('http')) return bare;
  return `${apiPrefix()}/sys/common/static/${bare.replace(/^\/+/, '')}`;
}
