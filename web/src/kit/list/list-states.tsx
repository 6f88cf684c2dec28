import { PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { dictText } from '../../request/dictionary.ts';
import { useSession } from '../../request/session-store.ts';
import { StateView } from '../../widgets/state-view.tsx';
import type { RowData } from '../field/row.ts';
import { useAdvancedSummary } from './list-advanced.tsx';
import { describeConditions, type SearchItem } from './list-query.ts';
import type { EntityList } from './use-entity-list.ts';

const say = text.listPage;

/** Error state of a list: message, retry and the request number for support. The search input stays. */
export function ListFailed({ list }: { list: EntityList<RowData> }) {
  const { failure } = list;
  return (
    <StateView
      isFailure
      title={say.failed}
      text={say.failedHint(failure?.message ?? '')}
      foot={failure?.requestId && say.requestNumber(failure.requestId)}
    >
      <Button type="primary" icon={<ReloadOutlined aria-hidden />} onClick={() => void list.reload()}>
        {say.retry}
      </Button>
    </StateView>
  );
}

/** Empty result: shows the conditions, which can be removed. */
export function ListNoMatch({ list }: { list: EntityList<RowData> }) {
  const { entity, state } = list;
  const dictionaries = useSession((session) => session.dictionaries);
  const describeValue = ({ field }: SearchItem, value: string) =>
    value
      .split(',')
      .filter(Boolean)
      .map((one) => field.options?.[one] ?? dictText(dictionaries[field.dict ?? ''] ?? [], one))
      .join('、');
  const conditions = describeConditions(entity, state, describeValue);
  const advanced = useAdvancedSummary(list);
  const said = [conditions, advanced && text.sq.inWords(advanced)].filter(Boolean).join('；');
  return (
    <StateView title={say.noMatch(entity.title)} text={said ? say.noMatchHint(said) : undefined}>
      {conditions !== '' && (
        <Button type="primary" onClick={list.reset}>
          {say.resetConditions}
        </Button>
      )}
      {state.advanced && <Button onClick={() => list.advance(undefined)}>{text.sq.activeClear}</Button>}
      <Button onClick={list.showAll}>{say.viewAll(entity.title)}</Button>
    </StateView>
  );
}

interface ListEmptyProps {
  readonly entity: AnyEntity;
  /** Custom texts. */
  readonly words?: { readonly title: string; readonly text?: string } | undefined;
  readonly onAdd?: (() => void) | undefined;
  readonly onImport?: (() => void) | undefined;
}

/** Empty list, with the button that adds the first row. */
export function ListEmpty({ entity, words, onAdd, onImport }: ListEmptyProps) {
  const usual = onAdd ? (onImport ? say.emptyAddable : say.emptyOnlyAdd) : say.emptyReadOnly;
  return (
    <StateView title={words?.title ?? say.empty(entity.title)} text={words ? words.text : usual}>
      {onAdd && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {entity.adding ?? text.common.add}
        </Button>
      )}
      {onImport && <Button onClick={onImport}>{text.common.import}</Button>}
    </StateView>
  );
}
