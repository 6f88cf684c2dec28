import { useAllowed } from '../../kit/allowed.tsx';
import { CompanyBoard } from './company-board.tsx';
import { SchoolBoard } from './school-board.tsx';
import { WorkplacePage } from './workplace.tsx';

/** Where everybody lands after sign-in: the school's figures, a company's own, or what waits for anybody else. */
export function AnalysisPage() {
  const isSchool = useAllowed('dashboard:analysis:view');
  const isCompany = useAllowed('dashboard:company:view');
  if (isSchool) return <SchoolBoard />;
  return isCompany ? <CompanyBoard /> : <WorkplacePage />;
}
