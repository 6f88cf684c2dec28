import { companyUser, enterpriseTexts } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useMemberActions } from './member-actions.tsx';
import { memberCalls, memberCells } from './member-cells.tsx';

const { empty, emptyHint } = enterpriseTexts.member;
const withoutCompany = (names: readonly string[]) =>
  names.filter((name) => name !== 'companyName' && name !== 'companyId');
/** Members without the company column. */
const ofOneCompany = {
  ...companyUser,
  title: enterpriseTexts.detail.members,
  list: withoutCompany(companyUser.list) as typeof companyUser.list,
  hidden: withoutCompany(companyUser.hidden ?? []) as NonNullable<typeof companyUser.hidden>,
  search: (companyUser.search ?? []).filter((item) => item !== 'companyName'),
};

interface MembersProps {
  readonly entity: typeof companyUser;
  /** On the school's side: the company of the members. */
  readonly companyId?: string;
  /** Separates the column settings from those of other member lists. */
  readonly path?: string;
}

function Members({ entity, companyId, path }: MembersProps) {
  const actions = useMemberActions();
  const mayEdit = useAllowed(companyUser.can.edit);
  return (
    <>
      <EntityPage
        entity={entity}
        path={path}
        calls={memberCalls}
        filter={companyId === undefined ? undefined : { companyId }}
        form={
          companyId === undefined ? undefined : { initial: { companyId }, isHidden: (name) => name === 'companyId' }
        }
        cells={memberCells}
        empty={{ title: empty, text: emptyHint }}
        rowActions={(row, page) => {
          const { reset, freeze, signIns, transfer, remove } = actions.of(row);
          const edit = mayEdit && { key: 'edit', label: text.common.edit, run: () => page.edit(row) };
          return [edit, reset, freeze, signIns, transfer, remove];
        }}
      />
      {actions.dialogs}
    </>
  );
}

/** 企业用户管理: members of all companies. */
export const CompanyUserListPage = () => <Members entity={companyUser} />;
/** 成员管理: members of the user's own company. */
export const MemberListPage = () => <Members entity={ofOneCompany} path={companyUser.path} />;
/** Members of a company, on its detail page. */
export const MembersOf = ({ companyId }: { companyId: string }) => (
  <Members entity={ofOneCompany} path={companyUser.path} companyId={companyId} />
);
