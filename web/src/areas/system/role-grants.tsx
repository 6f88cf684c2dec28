import {
  administrationTexts,
  roleDataRules,
  rolePermissions,
  saveRoleDataRules,
  saveRolePermission,
} from '@campus/contract/system';
import { Grants } from './grants.tsx';

const calls = {
  granted: rolePermissions,
  save: saveRolePermission,
  rules: roleDataRules,
  saveRules: saveRoleDataRules,
};
interface RoleGrantsProps {
  readonly role: { readonly id: string; readonly roleName: string };
  readonly onClose: () => void;
}

/** What a role holds of menus, buttons and data rules. */
export const RoleGrants = ({ role, onClose }: RoleGrantsProps) => (
  <Grants
    title={administrationTexts.grant.title(role.roleName)}
    owner={{ roleId: role.id }}
    calls={calls}
    onClose={onClose}
  />
);
