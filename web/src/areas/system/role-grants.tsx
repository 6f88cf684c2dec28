import { administrationTexts, grantTree, roleGrants } from '@campus/contract/system';
import { GrantDrawer } from './grant-drawer.tsx';

interface RoleGrantsProps {
  readonly role: { readonly id: string; readonly roleName: string };
  readonly onClose: () => void;
}

/** What a role holds of menus, buttons and data rules. */
export const RoleGrants = ({ role, onClose }: RoleGrantsProps) => (
  <GrantDrawer
    title={administrationTexts.grant.title(role.roleName)}
    owner={{ roleId: role.id }}
    calls={roleGrants}
    tree={grantTree}
    onClose={onClose}
  />
);
