import { company } from '@campus/contract/enterprise';
import type { AnyEntity } from '@campus/contract/kit';
import type { announcementPages } from '@campus/contract/message';
import { companyPost } from '@campus/contract/post';
import { EntityDetail } from '../../kit/detail/entity-detail.tsx';

/** The components that an announcement may open. */
export type AnnouncedPage = keyof typeof announcementPages;

/** Whose detail each of them shows. */
const entities: Readonly<Record<AnnouncedPage, AnyEntity>> = {
  'enterprise/CompanyDetail': company,
  'post/CompanyPostDetail': companyPost,
};

export interface AnnouncedRecordProps {
  readonly page: AnnouncedPage;
  readonly id: string;
  readonly onClose: () => void;
}

/** The record that an announcement speaks of. */
export const AnnouncedRecord = ({ page, id, onClose }: AnnouncedRecordProps) => (
  <EntityDetail entity={entities[page]} id={id} onClose={onClose} />
);
