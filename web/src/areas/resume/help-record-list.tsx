import { helpRecord } from '@campus/contract/resume';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useHelpForm } from './use-help-form.ts';

/** 帮扶记录: the ledger of all students. */
export const HelpRecordListPage = () => <EntityPage entity={helpRecord} form={useHelpForm()} />;
