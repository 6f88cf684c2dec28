import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { LoadError } from './load-error.tsx';

interface LoadedProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: { readonly message: string } | null;
    readonly refetch: () => unknown;
  };
  /** Lines of the placeholder; default: 4. */
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/** Content of a query, its placeholder until it is read, or the failure with a retry button. Data outlives a failed refetch. */
export function Loaded<T>({ query: { data, error, refetch }, rows = 4, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadError error={error} onRetry={refetch} />;
  return <Skeleton active title={false} paragraph={{ rows }} />;
}
