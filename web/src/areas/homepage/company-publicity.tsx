import { PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { companyPublicity, homepageTexts, mostSlides, sortSlides } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRights } from '../../kit/caller.ts';
import { type Page, readPage } from '../../kit/entity-calls.ts';
import type { RowData } from '../../kit/row.ts';
import type { RowAction } from '../../kit/row-actions.tsx';
import { StatusTabs } from '../../kit/status-tabs.tsx';
import { useSteps } from '../../kit/steps.tsx';
import { useRowActions } from '../../kit/use-row-actions.ts';
import { call } from '../../request/call.ts';
import { type RequestFailed, told } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import { IconButton } from '../../widgets/icon-button.tsx';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { type Slide, SlideCard } from './slide-card.tsx';
import { SlideForm } from './slide-form.tsx';
import { movedBy, movedTo } from './slide-order.ts';
import { SlidePicture } from './slide-picture.tsx';
import './slides.css';

const words = homepageTexts.slides;
const tabs = ([1, 2, 3, 0] as const).map((state) => ({ key: String(state), label: words.tabs[state], query: {} }));
const { picked, over, dropped, cancelled, instructions } = words.dragging;
const spoken = {
  screenReaderInstructions: { draggable: instructions },
  announcements: {
    onDragStart: () => picked,
    onDragOver: () => over,
    onDragEnd: () => dropped,
    onDragCancel: () => cancelled,
  },
};
const listKey = [companyPublicity.name, 'list', 'wall'];
const most = 200;
const step = 10;

/** All slides in their order. A carousel is short: its order can only be seen whole. */
const useSlides = () =>
  useQuery<Page<Slide & RowData>, RequestFailed>({
    queryKey: listKey,
    queryFn: ({ signal }) =>
      readPage(companyPublicity.path, { pageNo: 1, pageSize: most, column: 'sortOrder', order: 'asc' }, signal),
  });

/** Puts the slides in another order: at once on the screen, and back when the server refuses. */
function useReorder() {
  const client = useQueryClient();
  return async (ids: readonly string[]) => {
    client.setQueryData<Page<Slide & RowData>>(listKey, (page) => {
      const found = new Map(page?.records.map((row) => [row.id, row]));
      return page && { ...page, records: ids.flatMap((id) => found.get(id) ?? []) };
    });
    try {
      await call(sortSlides, { ids: ids.join(',') });
      tell.success(words.moved);
    } catch (failure) {
      told(failure);
    }
    await client.invalidateQueries({ queryKey: [companyPublicity.name] });
  };
}

type Open = { readonly kind: 'form'; readonly id?: string } | { readonly kind: 'preview'; readonly slide: Slide };

/** 登录页轮播: the pictures of the sign-in page on a wall, in the order in which they are shown. */
export function CompanyPublicityListPage() {
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') ?? undefined;
  const found = useSlides();
  const [open, setOpen] = useState<Open>();
  const may = useRights(companyPublicity);
  const steps = useSteps(companyPublicity);
  const actionsOf = useRowActions(companyPublicity, {
    may,
    steps,
    onEdit: ({ id }) => setOpen({ kind: 'form', id }),
    onShow: undefined,
  });
  const all = found.data?.records ?? [];
  const shown = tab === undefined ? all : all.filter((slide) => String(slide.showStatus) === tab);
  const onShow = all.filter((slide) => slide.showStatus === 1).length;
  usePageNote(found.data && words.shown(onShow, mostSlides));
  const last = Math.max(0, ...all.map((slide) => slide.sortOrder ?? 0));
  const add = may('add') && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ kind: 'form' })}>
      {text.common.add}
    </Button>
  );
  const close = () => setOpen(undefined);

  return (
    <section className="surface list-page">
      <StatusTabs
        entity={companyPublicity}
        items={tabs}
        active={tab}
        onOpen={(key) => setAddress(key === undefined ? {} : { tab: key }, { replace: true })}
      />
      <div className="list-tools">
        {add}
        <span className="grow muted slide-hint">
          {may('edit') && (tab === undefined ? words.order : words.orderWhole)}
        </span>
        <IconButton label={text.common.refresh} onClick={() => void found.refetch()}>
          <ReloadOutlined aria-hidden />
        </IconButton>
      </div>
      <div className="list-body slide-body">
        {found.isFetching && !found.isPending && <div className="list-progress" role="progressbar" />}
        <WallState found={found} shown={shown.length} tab={tab} add={add} />
        <Wall
          slides={shown}
          isMovable={tab === undefined && may('edit')}
          actionsOf={actionsOf}
          onOpen={(slide) => setOpen({ kind: 'preview', slide })}
        />
      </div>
      {open?.kind === 'form' && <SlideForm id={open.id} sortOrder={last + step} onClose={close} />}
      {open?.kind === 'preview' && <Preview slide={open.slide} onClose={close} />}
      {steps.dialogs}
    </section>
  );
}

interface WallStateProps {
  readonly found: ReturnType<typeof useSlides>;
  readonly shown: number;
  readonly tab: string | undefined;
  readonly add: ReactNode;
}

/** What stands in the place of pictures. */
function WallState({ found, shown, tab, add }: WallStateProps) {
  if (found.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (found.isError && !found.data) {
    return (
      <StateView isFailure title={text.listPage.failed} text={found.error.message}>
        <Button type="primary" onClick={() => void found.refetch()}>
          {text.listPage.retry}
        </Button>
      </StateView>
    );
  }
  if (shown > 0) return null;
  const label = tabs.find(({ key }) => key === tab)?.label;
  if (label) return <StateView title={words.none(label)} />;
  return (
    <StateView title={words.empty} text={words.emptyHint}>
      {add}
    </StateView>
  );
}

interface WallProps {
  readonly slides: readonly (Slide & RowData)[];
  readonly isMovable: boolean;
  readonly actionsOf: (row: RowData) => readonly RowAction[];
  readonly onOpen: (slide: Slide) => void;
}

/** The pictures; where the order is whole they can be dragged, or moved by their buttons. */
function Wall({ slides, isMovable, actionsOf, onOpen }: WallProps) {
  const reorder = useReorder();
  const [dragged, setDragged] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const ids = slides.map(({ id }) => id);
  const lifted = slides.find(({ id }) => id === dragged);
  const move = (id: string, by: -1 | 1) => {
    const next = movedBy(ids, id, by);
    if (next) void reorder(next);
    else tell.warning(by < 0 ? text.upload.moveFirst : text.upload.moveLast);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={spoken}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        if (over && over.id !== active.id) void reorder(movedTo(ids, String(active.id), String(over.id)));
      }}
    >
      <ul className="slide-wall">
        {slides.map((slide, i) => (
          <SlideCard
            key={slide.id}
            slide={slide}
            place={i + 1}
            actions={actionsOf(slide)}
            onOpen={() => onOpen(slide)}
            onMove={isMovable && slides.length > 1 ? (by) => move(slide.id, by) : undefined}
          />
        ))}
      </ul>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div className="slide-frame slide-lifted">
            <StoredImage path={lifted.logo} alt="" />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const Preview = ({ slide, onClose }: { slide: Slide; onClose: () => void }) => (
  <Modal
    open
    title={`${words.previewTitle}：${slide.linkName}`}
    width={533}
    footer={<Button onClick={onClose}>{text.common.close}</Button>}
    onCancel={onClose}
  >
    <SlidePicture path={slide.logo} name={slide.linkName} />
  </Modal>
);
