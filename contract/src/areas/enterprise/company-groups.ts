import { enterpriseTexts } from './screen-texts.ts';

const { groups } = enterpriseTexts;
const papers = ['licenseImg', 'hrLicense', 'proxyLetter', 'idCardImgs', 'sealImg'] as const;
type Paper = (typeof papers)[number];
const isPaper = (name: string): name is Paper => (papers as readonly string[]).includes(name);

/** The headings of a company's fields, of which some are certified. */
export const groupCompanyFields = <const N extends string>(certified: readonly N[]) =>
  ({
    certified: {
      title: groups.certified,
      fields: certified.filter((name): name is Exclude<N, Paper> => !isPaper(name)),
    },
    basic: {
      title: groups.basic,
      fields: [
        'shortName',
        'industry',
        'scale',
        'regionCode',
        'address',
        'website',
        'hasDirectSign',
        'welfare',
        'logo',
        'introduction',
      ],
    },
    contact: {
      title: groups.contact,
      fields: ['contactName', 'contactPosition', 'contactMobile', 'contactPhone', 'contactEmail'],
    },
    papers: { title: groups.papers, only: 'form', fields: papers },
    school: { title: groups.school, fields: ['tags', 'sort'] },
  }) as const;
