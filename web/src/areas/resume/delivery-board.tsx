import { CloseCircleOutlined, ReloadOutlined } from '@ant-design/icons';
import { type Step, stepRefusal } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  type BoardColumn,
  type BoardPart,
  boardColumns,
  delivery,
  deliveryBoard,
  deliveryFlow,
  deliveryTexts,
} from '@campus/contract/resume';
import { DndContext, type DragEndEvent, DragOverlay, MeasuringStrategy, useDroppable } from '@dnd-kit/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton, Switch } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { conditionsOf } from '../../kit/list/list-query.ts';
import { ListSearch } from '../../kit/list/list-search.tsx';
import { useEntityList } from '../../kit/list/use-entity-list.ts';
import { openSteps, useSteps } from '../../kit/step/steps.tsx';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { CardContent } from './board-card.tsx';
import { boardInput, Column, type Conditions } from './board-column.tsx';
import { cardOver, type Place, rejectZone, spokenDrag, stepInto, useCardSensors } from './board-drag.ts';
import './board.css';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import { shownDelivery, tabQueries } from './delivery-entity.ts';
import { useOpenedId } from './use-opened-id.ts';
import { useRecordNavigation } from './use-record-navigation.ts';

const words = deliveryTexts;
const usual: readonly BoardColumn[] = ['waiting', 'passed'];

/** Board of a query. The query key starts with the entity, so steps refetch it. */
const useBoard = (conditions: Conditions) =>
  useQuery<BoardPart[], RequestFailed>({
    queryKey: [delivery.name, 'board', conditions],
    queryFn: ({ signal }) => call(deliveryBoard, boardInput(conditions), { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** 看板: the deliveries of the list by step; cards are moved by dragging. */
export function DeliveryBoard({ chooser }: { chooser: ReactNode }) {
  const list = useEntityList(shownDelivery, { tabs: tabQueries });
  const conditions = { ...conditionsOf(shownDelivery, list.state), ...(list.state.tab && tabQueries[list.state.tab]) };
  const board = useBoard(conditions);
  const [isAll, setAll] = useState(false);
  const [opened, open] = useOpenedId();
  const [around, setAround] = useState<{ ids: readonly string[]; total: number }>({ ids: [], total: 0 });
  const navigation = useRecordNavigation(around.ids, around.total, opened, open);
  const show = (id: string, ids: readonly string[], total: number) => {
    setAround({ ids, total });
    open(id);
  };
  return (
    <div className="delivery-board">
      <section className="surface">
        <ListSearch entity={shownDelivery} values={list.state.values} onSearch={list.search} onReset={list.reset} />
        <div className="board-tools">
          {chooser}
          <span className="grow" />
          <ShowAll isOn={isAll} onChange={setAll} />
          <IconButton label={text.common.refresh} onClick={() => void list.reload()}>
            <ReloadOutlined aria-hidden />
          </IconButton>
        </div>
      </section>
      {board.error && !board.data ? (
        <section className="surface">
          <LoadError error={board.error} onRetry={board.refetch} />
        </section>
      ) : (
        <Stage
          parts={board.data}
          columns={isAll ? boardColumns : usual}
          conditions={conditions}
          opened={opened}
          onOpen={show}
        />
      )}
      {opened && <DeliveryDrawer id={opened} navigation={navigation} onOpen={open} />}
    </div>
  );
}

function ShowAll({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <span className="board-switch">
      <label htmlFor={id}>{words.showFailed}</label>
      <Switch id={id} size="small" checked={isOn} onChange={onChange} />
    </span>
  );
}

interface StageProps {
  readonly parts: readonly BoardPart[] | undefined;
  readonly columns: readonly BoardColumn[];
  readonly conditions: Conditions;
  readonly opened: string | undefined;
  readonly onOpen: (id: string, ids: readonly string[], total: number) => void;
}

/** Columns, dragged card, and the reject zone that appears while dragging. */
function Stage({ parts, columns, ...shared }: StageProps) {
  const caller = useCaller();
  const steps = useSteps(shownDelivery);
  const sensors = useCardSensors();
  const [held, setHeld] = useState<RowData>();
  const isMovable = (row: RowData) =>
    openSteps(delivery, row, caller).some(({ name }) => Object.values(stepInto).some((step) => step === name));
  const drop = ({ over }: DragEndEvent) => {
    const row = held;
    setHeld(undefined);
    const place = over?.id as Place | undefined;
    if (!row || !place || place === 'waiting') return;
    const name = stepInto[place];
    // The card always returns: it moves once the step has succeeded.
    const refusal = name && stepRefusal(delivery.code, deliveryFlow, name, row, caller);
    if (!name || refusal) tell.warning(refusal?.message ?? words.notMovable);
    else steps.take({ name, step: deliveryFlow.steps[name] as Step }, row);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={cardOver}
      accessibility={spokenDrag}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragStart={({ active }) => setHeld(active.data.current as RowData)}
      onDragEnd={drop}
      onDragCancel={() => setHeld(undefined)}
    >
      <div className="board-stage">
        <div className="board-columns">
          {columns.map((column) =>
            parts ? (
              <Column
                {...shared}
                key={column}
                column={column}
                part={parts.find((part) => part.column === column)}
                isMovable={isMovable}
              />
            ) : (
              <section key={column} className="board-column" aria-busy>
                <Skeleton active paragraph={{ rows: 6 }} />
              </section>
            ),
          )}
        </div>
        <RejectZone isShown={held !== undefined} />
      </div>
      <DragOverlay>
        {held && (
          <div className="board-card lifted">
            <CardContent row={held} isWaiting />
          </div>
        )}
      </DragOverlay>
      {steps.dialogs}
    </DndContext>
  );
}

/** Drop zone that rejects a card. */
function RejectZone({ isShown }: { isShown: boolean }) {
  const { setNodeRef, isOver } = useDroppable({ id: rejectZone });
  return (
    <div ref={setNodeRef} className={`reject-zone${isShown ? ' shown' : ''}${isOver ? ' over' : ''}`}>
      <CloseCircleOutlined aria-hidden />
      {words.drag.reject}
    </div>
  );
}
