import { administrationTexts, grantTree, roleGrants } from '@campus/contract/system';
import { GrantDrawer } from './grant-drawer.tsx';

interface RoleGrantsProps {
  readonly role: { readonly id: string; readonly roleName: string };
  readonly onClose: () => void;
}

/** Menus, buttons and data rules of a role. */
export const RoleGrants = ({ role, onClose }: RoleGrantsProps) => (
  <GrantDrawer
    title={administrationTexts.grant.title(role.roleName)}
    owner={{ roleId: role.id }}
    calls={roleGrants}
    tree={grantTree}
    onClose={onClose}
  />
);
