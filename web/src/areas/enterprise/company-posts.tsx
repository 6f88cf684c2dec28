import { companyPost, postFlow } from '@campus/contract/post';
import { useNavigate } from 'react-router';
import { EntityPage } from '../../kit/list/entity-page.tsx';

const own = (names: readonly string[]) => names.filter((name) => name !== 'companyName');
/** Posts without the company column. */
const ofOneCompany = {
  ...companyPost,
  // Read-only: actions are on the pages of the posts.
  workflow: { ...postFlow, steps: {} },
  list: own(companyPost.list) as typeof companyPost.list,
  search: (companyPost.search ?? []).filter((item) => item !== 'companyName'),
};

/** Posts of a company, on its detail page. */
export function CompanyPosts({ companyId }: { companyId: string }) {
  const navigate = useNavigate();
  return (
    <EntityPage
      entity={ofOneCompany}
      path={companyPost.path}
      calls={['list', 'exportXls']}
      filter={{ companyId }}
      detail={(row) => void navigate(`/post/detail/${row.id}`)}
    />
  );
}
