import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { RequestFailed } from '../../request/request-failed.ts';
import './linked-part.css';

interface LinkedPartProps<T> {
  readonly title: string;
  /** A line below the title. */
  readonly hint?: string | undefined;
  readonly rows: UseQueryResult<readonly T[], RequestFailed>;
  /** The lines of a row; a click on them opens it. */
  readonly face: (row: T) => ReactNode;
  readonly onOpen: (id: string) => void;
  /** The button that adds a row, where the caller may. */
  readonly add: (rows: readonly T[]) => { readonly label: string; readonly run: () => void } | undefined;
  /** Opened dialogs. */
  readonly children: ReactNode;
}

/** Rows that belong to the row of a drawer, such as the offers of a delivery, with the start of the next one. */
export function LinkedPart<T extends { readonly id: string }>(props: LinkedPartProps<T>) {
  const { title, hint, rows, face, onOpen, children } = props;
  const { data, error } = rows;
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const add = props.add(data);
  if (data.length === 0 && !add) return null;
  return (
    <div className="linked-part">
      <h3>{title}</h3>
      {hint && <p className="muted">{hint}</p>}
      {data.length > 0 && (
        <ul>
          {data.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onOpen(one.id)}>
                {face(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {add && (
        <Button block onClick={add.run}>
          {add.label}
        </Button>
      )}
      {children}
    </div>
  );
}
