import { text } from '@campus/contract/messages';
import {
  addListView,
  deleteListView,
  editListView,
  listListViews,
  type SavedView,
  setDefaultListView,
} from '@campus/contract/system';
import { useContext, useEffect, useRef } from 'react';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { useCaller } from '../call/caller.ts';
import { EntitiesContext } from '../call/entities.ts';
import type { RowData } from '../field/row.ts';
import { useMutate } from '../form/use-mutate.ts';
import { getView, isSameView, usableView } from './saved-view.ts';
import type { ColumnSettings } from './use-column-settings.ts';
import type { EntityList } from './use-entity-list.ts';

const texts = text.views;

/** Values of the view form. */
interface ViewDraft {
  readonly title: string;
  readonly isShared: boolean;
  readonly isDefault: boolean;
  /** Stores the current state of the list in the view. */
  readonly isRenewed: boolean;
}
export interface ListViews {
  readonly views: readonly SavedView[];
  readonly active: SavedView | undefined;
  /** The list differs from the opened view. */
  readonly isChanged: boolean;
  open(view: SavedView | undefined): void;
  /** Resolves with whether it was saved. */
  save(view: SavedView | undefined, draft: ViewDraft): Promise<boolean>;
  remove(view: SavedView): Promise<void>;
  setDefault(view: SavedView | undefined): Promise<boolean>;
}

/** Saved views of a list, stored on the server; the default one is opened with the list. */
export function useListViews(list: EntityList<RowData>, settings: ColumnSettings): ListViews {
  const { entity, state } = list;
  const listCode = settings.key === entity.name ? entity.name : `${entity.name}@${settings.key}`;
  const send = useMutate(listListViews.path);
  const entities = useContext(EntitiesContext);
  const caller = useCaller();
  const { data: views = [] } = useEndpoint(listListViews, { listCode }, { quiet: true });
  const active = views.find(({ id }) => id === state.view);
  const current = getView(state, settings.kept);

  const open = (view: SavedView | undefined) => {
    const { state: next, ignored } = usableView(entity, entities, caller, view?.state ?? { values: {} });
    if (next.columns) settings.replace(next.columns);
    list.apply({
      values: next.values,
      advanced: next.advanced,
      tab: next.tab,
      column: next.column,
      order: next.order ?? 'desc',
      view: view?.id,
    });
    if (view && ignored.length > 0) tell.warning(texts.ignored(view.title, ignored.join('、')));
  };
  useOpenDefault(list, views, open);

  const setDefault = (view: SavedView | undefined) =>
    send(() => callEnvelope(setDefaultListView, { listCode, ...(view && { id: view.id }) }));
  return {
    views,
    active,
    isChanged: active !== undefined && !isSameView(usableView(entity, entities, caller, active.state).state, current),
    open,
    save: async (view, { title, isShared, isDefault, isRenewed }) => {
      const kept = JSON.stringify(view && !isRenewed ? view.state : current);
      const body = { title: title.trim(), shared: isShared ? 1 : 0, state: kept } as const;
      let saved: SavedView | undefined;
      const isSaved = await send(async () => {
        const answer = view
          ? await callEnvelope(editListView, { ...body, id: view.id })
          : await callEnvelope(addListView, { ...body, listCode });
        saved = answer.result;
        return answer;
      });
      if (!isSaved || !saved) return false;
      if (isDefault !== (view?.isDefault ?? false)) await setDefault(isDefault ? saved : undefined);
      if (!view) list.apply({ view: saved.id });
      return true;
    },
    remove: async (view) => {
      const question = { title: texts.removeTitle(view.title), text: texts.removeAsk, danger: true };
      if (!(await tell.confirm(question))) return;
      if ((await send(() => callEnvelope(deleteListView, { id: view.id }))) && view.id === active?.id)
        list.apply({ view: undefined });
    },
    setDefault,
  };
}

/** Opens the default view once, unless the URL has a state. */
function useOpenDefault(
  { state, isLimited }: EntityList<RowData>,
  views: readonly SavedView[],
  open: (view: SavedView) => void,
): void {
  const isDecided = useRef(false);
  const isLoading = isLimited || state.column !== undefined || state.view !== undefined || state.pageNo > 1;
  useEffect(() => {
    if (isDecided.current) return;
    if (isLoading) {
      isDecided.current = true;
      return;
    }
    if (views.length === 0) return;
    isDecided.current = true;
    const usual = views.find(({ isDefault }) => isDefault);
    if (usual) open(usual);
  });
}
