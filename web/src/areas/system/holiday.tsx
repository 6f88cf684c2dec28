import { holiday } from '@campus/contract/system';
import { EntityPage } from '../../kit/list/entity-page.tsx';

/** 节假日: holidays and working weekends, used by all counts of working days. */
export const HolidayListPage = () => <EntityPage entity={holiday} />;
