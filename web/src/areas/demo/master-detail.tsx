import { demoOrder } from '@campus/contract/demo';
import { EntityPage } from '../../kit/entity-page.tsx';

/** 主子表与树表. */
export const MasterDetailDemoPage = () => <EntityPage entity={demoOrder} />;
