import type { AnyEntity } from '@campus/contract/kit';
import { type ReactNode, useState } from 'react';
import { saveFile, workbookName } from '../../request/save-file.ts';
import { longTimeoutMs } from '../../request/send.ts';
import type { Below, DetailSettings } from '../detail/detail-settings.ts';
import { EntityDetail } from '../detail/entity-detail.tsx';
import { asEntityRow, type EntityRow, type RowData } from '../field/row.ts';
import { EntityForm, type EntityFormSettings } from '../form/entity-form.tsx';
import type { FormValues } from '../form/use-fields-form.ts';
import { EntityImport } from './entity-import.tsx';

/** How a page opens the detail of a row: modal settings and expanded content, or a custom handler. */
export type DetailOpening<E extends AnyEntity> =
  | (DetailSettings<E> & { readonly below?: Below<E> | undefined })
  | ((row: EntityRow<E>) => void);
/** How a page opens the form: modal settings, or a custom handler; without an id a row is added. */
export type FormOpening<E extends AnyEntity> =
  | (EntityFormSettings<E> & { readonly initial?: FormValues | undefined })
  | ((id: string | undefined) => void);

interface Dialogs {
  add(): void;
  edit(row: RowData): void;
  show(row: RowData): void;
  startImport(): void;
  /** The open dialog. */
  readonly shown: ReactNode;
}
type Open = { kind: 'add' | 'import' } | { kind: 'edit' | 'detail'; id: string };

interface DialogOptions<E extends AnyEntity> {
  readonly form: FormOpening<E>;
  readonly detail: DetailOpening<E>;
  readonly onReload: () => void;
}

const longestAddress = 4_000;
export const saveWorkbook = (
  entity: AnyEntity,
  query: Readonly<Record<string, unknown>>,
  ids: readonly string[] = [],
): Promise<void> => {
  const { pageNo: _pageNo, pageSize: _pageSize, ...rest } = query;
  const selections = ids.length > 0 ? ids.join(',') : undefined;
  const asked = { ...rest, selections };
  // Queries too long for a URL are sent in the body.
  const isLong = encodeURIComponent(Object.values(asked).join()).length > longestAddress;
  return saveFile(
    {
      path: `${entity.path}/exportXls`,
      timeoutMs: longTimeoutMs,
      ...(isLong ? { method: 'POST', body: asked } : { method: 'GET', query: asked }),
    },
    workbookName(entity.sheet ?? entity.title),
  );
};

/** The dialogs of an entity's page, one at a time. */
export function useEntityDialogs<E extends AnyEntity>(
  entity: E,
  { form, detail, onReload }: DialogOptions<E>,
): Dialogs {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { below: _below, ...facts } = typeof detail === 'function' ? {} : detail;
  const ownForm = typeof form === 'function' ? form : undefined;
  const { initial, ...settings } = typeof form === 'function' ? {} : form;
  const dialog = () => {
    switch (open?.kind) {
      case 'add':
        return <EntityForm entity={entity} {...settings} initial={initial} onClose={close} />;
      case 'edit':
        return <EntityForm entity={entity} {...settings} id={open.id} onClose={close} />;
      case 'detail':
        return <EntityDetail entity={entity} {...facts} id={open.id} onClose={close} />;
      case 'import':
        return <EntityImport entity={entity} onDone={onReload} onClose={close} />;
      case undefined:
        return null;
    }
  };
  return {
    add: () => (ownForm ? ownForm(undefined) : setOpen({ kind: 'add' })),
    edit: ({ id }) => (ownForm ? ownForm(id) : setOpen({ kind: 'edit', id })),
    show: (row) => {
      // Cast at the engine's boundary: rows have the shape of this entity's definition.
      if (typeof detail === 'function') detail(asEntityRow<E>(row));
      else setOpen({ kind: 'detail', id: row.id });
    },
    startImport: () => setOpen({ kind: 'import' }),
    shown: dialog(),
  };
}
