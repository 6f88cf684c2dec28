import { useAllowed } from '../../kit/call/allowed.tsx';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { SchoolBoard } from './school-board.tsx';

const CompanyBoard = lazyComponent('company-board', async () => (await import('./company-board.tsx')).CompanyBoard);
const WorkplacePage = lazyComponent('workplace', async () => (await import('./workplace.tsx')).WorkplacePage);

/** Home page: figures of the school or the company; for other users their tasks. */
export function AnalysisPage() {
  const isSchool = useAllowed('dashboard:analysis:view');
  const isCompany = useAllowed('dashboard:company:view');
  if (isSchool) return <SchoolBoard />;
  return isCompany ? <CompanyBoard /> : <WorkplacePage />;
}
