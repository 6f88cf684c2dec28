import {
  departDataRules,
  departPermissions,
  organisationTexts,
  saveDepartDataRules,
  saveDepartPermission,
} from '@campus/contract/system';
import { Grants } from './grants.tsx';

const calls = {
  granted: departPermissions,
  save: saveDepartPermission,
  rules: departDataRules,
  saveRules: saveDepartDataRules,
};
interface DepartGrantsProps {
  readonly depart: { readonly id: string; readonly departName: string };
  readonly onClose: () => void;
}

/** What a department holds: the most that its department roles may be given. */
export const DepartGrants = ({ depart, onClose }: DepartGrantsProps) => (
  <Grants
    title={organisationTexts.depart.grantsOf(depart.departName)}
    owner={{ departId: depart.id }}
    calls={calls}
    onClose={onClose}
  />
);
