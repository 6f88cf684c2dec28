import type { AnyEntity } from '@campus/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useAllowed } from '../call/allowed.tsx';
import { Loaded } from './loaded.tsx';
import { MainAction } from './main-action.tsx';
import './linked-part.css';

interface LinkedPartProps<T> {
  /** The entity of the rows; only callers who may list it see the part. */
  readonly entity: AnyEntity;
  /** The row of the drawer. */
  readonly ownerId: string;
  readonly read: (signal: AbortSignal) => Promise<readonly T[]>;
  readonly title: string;
  /** A line below the title. */
  readonly hint?: string | undefined;
  /** The lines of a row; a click on them opens it. */
  readonly face: (row: T) => ReactNode;
  /** Label of the button that adds a row, where the caller may. */
  readonly add?: (rows: readonly T[]) => string | undefined;
  /** The row of the drawer needs something else first: the button stays among the rows instead of leading the footer. */
  readonly isAside?: boolean;
  /** The main action of the drawer's row when it is a step of one of these rows. */
  readonly step?: (rows: readonly T[]) => ReactNode;
  readonly dialog?: (onClose: () => void) => ReactNode;
  readonly drawer: (id: string, onOpen: (id: string | undefined) => void) => ReactNode;
}

/** Rows that belong to the row of a drawer, such as the offers of a delivery, with the start of the next one. */
export function LinkedPart<T extends { readonly id: string }>(props: LinkedPartProps<T>) {
  const { entity, ownerId, read } = props;
  const mayList = useAllowed(entity.can.list as string);
  const rows = useQuery<readonly T[], RequestFailed>({
    queryKey: [entity.name, 'ofOwner', ownerId],
    queryFn: ({ signal }) => read(signal),
    enabled: mayList,
  });
  if (!mayList) return null;
  return (
    <Loaded query={rows} rows={2}>
      {(data) => <Rows {...props} data={data} />}
    </Loaded>
  );
}

type RowsProps<T> = LinkedPartProps<T> & { readonly data: readonly T[] };
function Rows<T extends { readonly id: string }>(props: RowsProps<T>) {
  const { data, add, isAside = false, step, title, hint, face, dialog, drawer } = props;
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<string>();
  const label = add?.(data);
  if (data.length === 0 && !label) return null;
  return (
    <div className="linked-part">
      <h3>{title}</h3>
      {hint && <p className="muted">{hint}</p>}
      {data.length > 0 && (
        <ul>
          {data.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => setOpened(one.id)}>
                {face(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {label && !isAside && <MainAction label={label} onStart={() => setAdding(true)} />}
      {label && isAside && (
        <Button block onClick={() => setAdding(true)}>
          {label}
        </Button>
      )}
      {step?.(data)}
      {isAdding && dialog?.(() => setAdding(false))}
      {opened && drawer(opened, setOpened)}
    </div>
  );
}
