import type { Button } from '../../kit/index.ts';

export const homepageButtons: readonly Button[] = [
  { code: 'publicity:companyPublicity:publish', label: '上架', page: '/publicity/companyPublicity' },
  { code: 'publicity:companyPublicity:offline', label: '下架', page: '/publicity/companyPublicity' },
  { code: 'publicity:loginConfig:save', label: '保存', page: '/publicity/loginConfig' },
];
