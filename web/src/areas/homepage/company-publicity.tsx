import { PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { companyPublicity, homepageTexts, mostSlides } from '@campus/contract/homepage';
import type { Page } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRights } from '../../kit/call/caller.ts';
import { readPage } from '../../kit/call/entity-calls.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { StatusTabs } from '../../kit/list/status-tabs.tsx';
import { useRowActions } from '../../kit/list/use-row-actions.ts';
import { useSteps } from '../../kit/step/steps.tsx';
import type { RequestFailed } from '../../request/request-failed.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { Modal } from '../../widgets/modal.tsx';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import type { Slide } from './slide-card.tsx';
import { SlideForm } from './slide-form.tsx';
import { SlidePicture } from './slide-picture.tsx';
import { SlideWall, wallKey } from './slide-wall.tsx';
import '../../kit/list/list.css';
import '../../kit/list/list-tools.css';
import './slides.css';

const texts = homepageTexts.slides;
const tabs = ([1, 2, 3, 0] as const).map((state) => ({ key: String(state), label: texts.tabs[state], query: {} }));
const most = 200;

/** All slides in their order: a carousel is short, and its order only makes sense as a whole. */
const useSlides = () =>
  useQuery<Page<Slide & RowData>, RequestFailed>({
    queryKey: wallKey,
    queryFn: ({ signal }) => readPage(companyPublicity.path, { pageNo: 1, pageSize: most }, signal),
  });

type Open = { readonly kind: 'form'; readonly id?: string } | { readonly kind: 'preview'; readonly slide: Slide };

/** 登录页轮播: the slides of the sign-in page as cards, in display order. */
export function CompanyPublicityListPage() {
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') ?? undefined;
  const found = useSlides();
  const [open, setOpen] = useState<Open>();
  const may = useRights(companyPublicity);
  const steps = useSteps(companyPublicity);
  const getActions = useRowActions(companyPublicity, {
    may,
    steps,
    onEdit: ({ id }) => setOpen({ kind: 'form', id }),
    onShow: undefined,
  });
  const all = found.data?.records ?? [];
  const shown = tab === undefined ? all : all.filter((slide) => String(slide.showStatus) === tab);
  const onShow = all.filter((slide) => slide.showStatus === 1).length;
  usePageNote(found.data && texts.shown(onShow, mostSlides));
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
          {may('edit') && (tab === undefined ? texts.order : texts.orderWhole)}
        </span>
        <IconButton label={text.common.refresh} onClick={() => void found.refetch()}>
          <ReloadOutlined aria-hidden />
        </IconButton>
      </div>
      <div className="list-body slide-body">
        {found.isFetching && !found.isPending && (
          <div className="list-progress" role="progressbar" aria-label={text.common.loading} />
        )}
        <WallState found={found} shown={shown.length} tab={tab} add={add} />
        <SlideWall
          slides={shown}
          isMovable={tab === undefined && may('edit')}
          actionsOf={getActions}
          onOpen={(slide) => setOpen({ kind: 'preview', slide })}
        />
      </div>
      {open?.kind === 'form' && <SlideForm id={open.id} onClose={close} />}
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

/** Placeholder of the cards: loading, error or empty. */
function WallState({ found, shown, tab, add }: WallStateProps) {
  if (found.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (found.isError && !found.data) {
    return <LoadError error={found.error} onRetry={found.refetch} />;
  }
  if (shown > 0) return null;
  const label = tabs.find(({ key }) => key === tab)?.label;
  if (label) return <StateView title={texts.none(label)} />;
  return (
    <StateView title={texts.empty} text={texts.emptyHint}>
      {add}
    </StateView>
  );
}

const Preview = ({ slide, onClose }: { slide: Slide; onClose: () => void }) => (
  <Modal
    open
    title={`${texts.previewTitle}：${slide.linkName}`}
    width={533}
    footer={<Button onClick={onClose}>{text.common.close}</Button>}
    onCancel={onClose}
  >
    <SlidePicture path={slide.logo} name={slide.linkName} />
  </Modal>
);
