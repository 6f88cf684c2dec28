import type { Slide } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import { lazy, Suspense, useEffect, useState } from 'react';
import { request } from '../../request/client.ts';
import { fileUrl } from '../../request/file-url.ts';
import { loadChunk } from '../../request/load-chunk.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { Carousel, type CarouselSlide } from '../../widgets/carousel/carousel.tsx';
import { type SlideTarget, slideTarget } from '../../widgets/carousel/slide-target.ts';
import { Hall } from './hall.tsx';
import { usePortal } from './portal-config.ts';

const SlideDialog = lazy(() =>
  loadChunk('slide-dialog', () => import('../dialogs/slide-dialog.tsx')).then((module) => ({
    default: module.SlideDialog,
  })),
);

const { live, homepage, qr, offline, talent, university, companies } = text.promo;
const ownSlides = [live, homepage, qr, offline, talent, university, companies].map(
  ({ title, text: words }, i): CarouselSlide => ({
    key: title,
    label: title,
    picture: <Hall night={i} isOnAir={i === 0} />,
    caption: (
      <>
        <strong>{title}</strong>
        <small>{words}</small>
      </>
    ),
  }),
);
const waiting: readonly CarouselSlide[] = [{ key: '', label: '', picture: <Hall night={0} /> }];

/** Slides set up by the school, or the bundled ones. */
export function PromoCarousel() {
  const { config, tenantId } = usePortal();
  const slides = useSlides(tenantId);
  const [shown, setShown] = useState<Exclude<SlideTarget, { kind: 'window' }>>();
  const open = (id: string, target: SlideTarget) => {
    countClick(id);
    if (target.kind === 'window') window.open(target.url, '_blank', 'noopener,noreferrer');
    else setShown(target);
  };
  const given = slides?.map((slide): CarouselSlide => {
    const target = slideTarget(slide, config.campusHomeUrl);
    return {
      key: slide.id,
      label: slide.linkName,
      picture: <img src={fileUrl(slide.logo)} alt={slide.linkName} />,
      caption: <strong>{slide.linkName}</strong>,
      onOpen: target && (() => open(slide.id, target)),
    };
  });
  const all = given === undefined ? waiting : given.length === 0 ? ownSlides : given;
  return (
    <>
      <Carousel label={text.entry.slides} slides={all} />
      {shown && (
        <Suspense>
          <SlideDialog target={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The published slides; undefined while loading, empty after a failure. */
function useSlides(tenantId: number | undefined): readonly Slide[] | undefined {
  const [slides, setSlides] = useState<readonly Slide[]>();
  useEffect(() => {
    const asked = new AbortController();
    request<readonly Slide[]>({
      method: 'GET',
      path: '/publicity/companyPublicity/loginPageData',
      query: { tenantId },
      silent: true,
      signal: asked.signal,
    }).then(setSlides, (failure: unknown) => {
      if (asked.signal.aborted) return;
      ignoreReported(failure);
      setSlides([]);
    });
    return () => asked.abort();
  }, [tenantId]);
  return slides;
}

const countClick = (id: string): void =>
  void request({ method: 'POST', path: '/publicity/companyPublicity/click', body: { id }, silent: true }).catch(
    ignoreReported,
  );
