import { position } from '@campus/contract/system';
import { EntityPage } from '../../kit/list/entity-page.tsx';

/** 职务管理: the job titles that users can hold. */
export const SysPositionListPage = () => <EntityPage entity={position} />;
