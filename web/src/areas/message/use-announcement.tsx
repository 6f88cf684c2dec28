import { company } from '@campus/contract/enterprise';
import type { AnyEntity } from '@campus/contract/kit';
import { type Announcement, announcementOpenings, type announcementPages } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { companyPost } from '@campus/contract/post';
import { type ReactNode, useState } from 'react';
import { EntityDetail } from '../../kit/entity-detail.tsx';
import { tell } from '../../request/tell.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';

/** Whose detail each component that an announcement may open shows. */
const entities: Readonly<Record<keyof typeof announcementPages, AnyEntity>> = {
  'enterprise/CompanyDetail': company,
  'post/CompanyPostDetail': companyPost,
};

interface Opener {
  /** Opens what an announcement says: the component it names, else its text. */
  open(announcement: Announcement): void;
  /** What is open. */
  readonly shown: ReactNode;
}

/** Opens announcements in place, one at a time. */
export function useAnnouncement(): Opener {
  const [announcement, setAnnouncement] = useState<Announcement>();
  const close = () => setAnnouncement(undefined);
  const entity = announcement && componentOf(announcement);
  return {
    open(next) {
      if (next.openType === announcementOpenings.component && (!componentOf(next) || !next.busId)) {
        tell.warning(text.annt.pageMissing);
        return;
      }
      setAnnouncement(next);
    },
    shown:
      announcement &&
      (entity && announcement.busId ? (
        <EntityDetail entity={entity} id={announcement.busId} onClose={close} />
      ) : (
        <AnnouncementDialog announcement={announcement} onClose={close} />
      )),
  };
}

function componentOf({ openType, openPage }: Announcement): AnyEntity | undefined {
  if (openType !== announcementOpenings.component || !openPage) return undefined;
  return Object.hasOwn(entities, openPage) ? entities[openPage as keyof typeof announcementPages] : undefined;
}
