import { holiday } from '@campus/contract/system';
import { EntityPage } from '../../kit/list/entity-page.tsx';

/** 节假日: days off and worked weekends, which every count of working days honours. */
export const HolidayListPage = () => <EntityPage entity={holiday} />;
