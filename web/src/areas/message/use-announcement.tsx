import { type Announcement, announcementOpenings, announcementPages } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { type ReactNode, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { lazyComponent } from '../../widgets/deferred.tsx';
import type { AnnouncedPage } from './announced-record.tsx';

// The bell is on every page: its dialogs are loaded when opened.
const AnnouncedRecord = lazyComponent(
  'announced-record',
  async () => (await import('./announced-record.tsx')).AnnouncedRecord,
);
const AnnouncementDialog = lazyComponent(
  'announcement-dialog',
  async () => (await import('./announcement-dialog.tsx')).AnnouncementDialog,
);

interface Opener {
  /** Opens the component named by the announcement, otherwise its text. */
  open(announcement: Announcement): void;
  /** The open dialog. */
  readonly shown: ReactNode;
}

/** Opens announcements in place, one at a time. */
export function useAnnouncement(): Opener {
  const [announcement, setAnnouncement] = useState<Announcement>();
  const close = () => setAnnouncement(undefined);
  const page = announcement && findPage(announcement);
  return {
    open(next) {
      if (next.openType === announcementOpenings.component && (!findPage(next) || !next.busId)) {
        tell.warning(text.annt.pageMissing);
        return;
      }
      setAnnouncement(next);
    },
    shown:
      announcement &&
      (page && announcement.busId ? (
        <AnnouncedRecord page={page} id={announcement.busId} onClose={close} />
      ) : (
        <AnnouncementDialog announcement={announcement} onClose={close} />
      )),
  };
}

function findPage({ openType, openPage }: Announcement): AnnouncedPage | undefined {
  if (openType !== announcementOpenings.component || !openPage) return undefined;
  return Object.hasOwn(announcementPages, openPage) ? (openPage as AnnouncedPage) : undefined;
}
