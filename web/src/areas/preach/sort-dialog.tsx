import { text } from '@campus/contract/messages';
import { preach, preachFlow, preachScreen, sortPreaches } from '@campus/contract/preach';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { readPage } from '../../kit/call/entity-calls.ts';
import { Loaded } from '../../kit/detail/loaded.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import './preach.css';

const texts = preachScreen;
const query = {
  status: String(preachFlow.states.approved.code),
  phase: '1,2',
  pageNo: 1,
  pageSize: 200,
  column: 'sort',
  order: 'asc',
} as const;

/** The order in which students see the coming sessions. */
export function SortDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const found = useQuery({
    queryKey: [preach.name, 'list', 'order'],
    queryFn: ({ signal }) => readPage<RowData>(preach.path, query, signal),
  });
  const [moved, setMoved] = useState<readonly string[]>();
  const [isSaving, setSaving] = useState(false);
  const rows = found.data?.records ?? [];
  const order = moved ?? rows.map(({ id }) => id);
  const move = (at: number, by: number) => {
    const next = [...order];
    const [id] = next.splice(at, 1);
    if (id !== undefined) next.splice(at + by, 0, id);
    setMoved(next);
  };
  const put = async (input: Parameters<typeof call<typeof sortPreaches>>[1], onDone?: () => void) => {
    setSaving(true);
    try {
      await call(sortPreaches, input);
      await client.invalidateQueries({ queryKey: [preach.name] });
      tell.success(texts.sorted);
      onDone?.();
    } catch (error) {
      ignoreReported(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <FormDialog
      title={texts.sortTitle}
      width={720}
      submitText={text.common.save}
      isSubmitting={isSaving}
      isDisabled={order.length === 0}
      isDirty={moved !== undefined}
      onSubmit={() => void put({ ids: order.join(',') }, onClose)}
      onClose={onClose}
    >
      <p className="muted">{texts.sortHint}</p>
      <Loaded query={found} rows={5}>
        {() => (
          <ol className="preach-order">
            {order.map((id, at) => (
              <Place
                key={id}
                row={rows.find((one) => one.id === id)}
                isDisabled={isSaving}
                onTop={(topFlag) => void put({ id, topFlag })}
                onUp={at > 0 ? () => move(at, -1) : undefined}
                onDown={at < order.length - 1 ? () => move(at, 1) : undefined}
              />
            ))}
          </ol>
        )}
      </Loaded>
    </FormDialog>
  );
}

interface PlaceProps {
  readonly row: RowData | undefined;
  readonly isDisabled: boolean;
  readonly onTop: (topFlag: 0 | 1) => void;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}
function Place({ row, isDisabled, onTop, onUp, onDown }: PlaceProps) {
  const isTop = Number(row?.topFlag) === 1;
  return (
    <li>
      <span className="grow">
        <b>{asText(row?.title)}</b>
        <span className="muted">
          {asText(row?.startTime).slice(0, 16)} {asText(row?.companyName)}
        </span>
      </span>
      <Button size="small" disabled={isDisabled} onClick={() => onTop(isTop ? 0 : 1)}>
        {isTop ? texts.untop : texts.top}
      </Button>
      <Button size="small" disabled={isDisabled || !onUp} onClick={onUp}>
        {texts.up}
      </Button>
      <Button size="small" disabled={isDisabled || !onDown} onClick={onDown}>
        {texts.down}
      </Button>
    </li>
  );
}
