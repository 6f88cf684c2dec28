import { company } from '@campus/contract/enterprise';
import type { AnyEntity } from '@campus/contract/kit';
import type { announcementPages } from '@campus/contract/message';
import { companyPost } from '@campus/contract/post';
import { EntityDetail } from '../../kit/detail/entity-detail.tsx';

/** Components that an announcement may open. */
export type AnnouncedPage = keyof typeof announcementPages;

/** Entity of each component. */
const entities: Readonly<Record<AnnouncedPage, AnyEntity>> = {
  'enterprise/CompanyDetail': company,
  'post/CompanyPostDetail': companyPost,
};

export interface AnnouncedRecordProps {
  readonly page: AnnouncedPage;
  readonly id: string;
  readonly onClose: () => void;
}

/** Detail of the record linked in an announcement. */
export const AnnouncedRecord = ({ page, id, onClose }: AnnouncedRecordProps) => (
  <EntityDetail entity={entities[page]} id={id} onClose={onClose} />
);
