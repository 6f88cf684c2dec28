import type { company } from '@campus/contract/enterprise';
import type { Row } from '@campus/contract/kit';

type Unit = Pick<Row<typeof company>, 'companyName' | 'creditCode' | 'nature' | 'industry' | 'regionCode'>;

/** What a destination says of a company that employs the graduate. */
export const unitOfCompany = ({ companyName, creditCode, nature, industry, regionCode }: Unit) => ({
  unitName: companyName,
  unitCreditCode: creditCode,
  unitNature: nature,
  unitIndustry: industry,
  unitRegion: regionCode,
});

/** The same with where the company is reached, for an agreement that was signed with it. */
export const unitOfEmployer = (
  employer: Unit & Pick<Row<typeof company>, 'address' | 'contactName' | 'contactMobile'>,
) => ({
  ...unitOfCompany(employer),
  unitAddress: employer.address,
  unitContact: employer.contactName,
  unitPhone: employer.contactMobile,
});
