import { companyPost, postFlow } from '@campus/contract/post';
import { useNavigate } from 'react-router';
import { EntityPage } from '../../kit/list/entity-page.tsx';

const own = (names: readonly string[]) => names.filter((name) => name !== 'companyName');
/** Posts where all are of one company. */
const ofOneCompany = {
  ...companyPost,
  // Here they are looked at; what is done with them stands on their own pages.
  workflow: { ...postFlow, steps: {} },
  list: own(companyPost.list) as typeof companyPost.list,
  search: (companyPost.search ?? []).filter((item) => item !== 'companyName'),
};

/** The posts of a company, on its detail. */
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
