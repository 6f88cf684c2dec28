import { expect, it } from 'vitest';
import { changeBody } from '../../../src/areas/enterprise/change-form.tsx';

it('sends plain certified values as pairs and protected ones as fields of their own', () => {
  expect(changeBody({ legalPerson: '李明', licenseExpire: null, idCardNo: '1', proofFiles: 'a', reason: 'b' })).toEqual(
    {
      changes: { legalPerson: { new: '李明' }, licenseExpire: { new: null } },
      idCardNo: '1',
      proofFiles: 'a',
      reason: 'b',
    },
  );
});
