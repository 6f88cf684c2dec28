import { useAllowed } from '../../kit/call/allowed.tsx';
import { deferred } from '../../widgets/deferred.tsx';
import { SchoolBoard } from './school-board.tsx';

const CompanyBoard = deferred('company-board', async () => (await import('./company-board.tsx')).CompanyBoard);
const WorkplacePage = deferred('workplace', async () => (await import('./workplace.tsx')).WorkplacePage);

/** Where everybody lands after sign-in: the school's figures, a company's own, or what waits for anybody else. */
export function AnalysisPage() {
  const isSchool = useAllowed('dashboard:analysis:view');
  const isCompany = useAllowed('dashboard:company:view');
  if (isSchool) return <SchoolBoard />;
  return isCompany ? <CompanyBoard /> : <WorkplacePage />;
}
