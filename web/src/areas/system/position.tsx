import { position } from '@campus/contract/system';
import { EntityPage } from '../../kit/list/entity-page.tsx';

/** 职务管理: job titles of users. */
export const SysPositionListPage = () => <EntityPage entity={position} />;
