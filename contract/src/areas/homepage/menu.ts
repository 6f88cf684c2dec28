import { menuEntry, page } from '../../kit/index.ts';

export const homepageMenu = [
  menuEntry(
    'school',
    '/publicity',
    10,
    page(
      '/publicity/companyPublicity',
      '登录页轮播',
      'PictureOutlined',
      'publicity/CompanyPublicityList',
      'publicity:companyPublicity:list',
    ),
  ),
  menuEntry(
    'school',
    '/publicity',
    20,
    page(
      '/publicity/loginConfig',
      '企业登录管理',
      'LoginOutlined',
      'publicity/LoginConfig',
      'publicity:loginConfig:save',
    ),
  ),
];
