import { type Button, defineArea } from '../../kit/index.ts';
import { clickSlide, companyPublicity, loginPageData, sortSlides } from './company-publicity.ts';
import { homepageDictionaries } from './dictionaries.ts';
import {
  loginConfig,
  loginConfigOfTenant,
  loginConfigVersion,
  loginConfigVersions,
  restoreLoginConfig,
  rollBackLoginConfig,
  saveLoginConfig,
} from './login-config.ts';

export * from './company-publicity.ts';
export * from './login-config.ts';
export { homepageTexts } from './screen-texts.ts';

const buttons: readonly Button[] = [
  { code: 'publicity:companyPublicity:publish', label: '上架', page: '/publicity/companyPublicity' },
  { code: 'publicity:companyPublicity:offline', label: '下架', page: '/publicity/companyPublicity' },
  { code: 'publicity:loginConfig:save', label: '保存', page: '/publicity/loginConfig' },
];

/** 登录与海报: content of the enterprise sign-in page. */
export const homepageArea = defineArea({
  name: 'homepage',
  entities: [companyPublicity, loginConfig, loginConfigVersion],
  endpoints: [
    loginPageData,
    sortSlides,
    clickSlide,
    loginConfigOfTenant,
    saveLoginConfig,
    loginConfigVersions,
    rollBackLoginConfig,
    restoreLoginConfig,
  ],
  dictionaries: homepageDictionaries,
  buttons,
});
