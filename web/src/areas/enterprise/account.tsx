import { companyUser, enterpriseTexts } from '@campus/contract/enterprise';
import { by, dateTime } from '@campus/contract/kit';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useMemberActions } from './member-actions.tsx';
import { memberCells } from './member-cells.tsx';

const { accounts, registered } = enterpriseTexts.member;
const administrator = '1';

/** Administrator accounts: one per company. */
const account = {
  ...companyUser,
  title: accounts,
  display: 'companyName' as const,
  fields: { ...companyUser.fields, createTime: dateTime({ label: registered, derived: true, width: 142 }) },
  list: ['companyName', 'realname', 'username', 'mobile', 'createTime', 'lastLoginTime', 'status'] as const,
  hidden: ['email', 'position', 'loginCount'] as const,
  search: [
    'companyName',
    'username',
    by('mobile', 'eq'),
    'realname',
    by('status', 'eq'),
    by('lastLoginTime', 'range'),
  ] as const,
};

/** 企业账号管理: administrators of companies, their last sign-in and account support. */
export function AccountListPage() {
  const actions = useMemberActions();
  return (
    <>
      <EntityPage
        entity={account}
        path={companyUser.path}
        calls={['list', 'exportXls']}
        filter={{ role: administrator }}
        cells={memberCells}
        rowActions={(row) => {
          const { reset, mobile, freeze, signIns } = actions.of(row);
          return [reset, mobile, freeze, signIns];
        }}
      />
      {actions.dialogs}
    </>
  );
}
