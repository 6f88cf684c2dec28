// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { videoDictionaries } from './dictionaries.ts';
import { bizDocument, docTemplate, docTemplateVersion } from './doc-template.ts';
import {
  copyTemplate,
  renderTemplate,
  restoreTemplate,
  setDefaultTemplate,
  templateVersions,
} from './doc-template-calls.ts';
import { videoGrants } from './grants.ts';
import { videoMenu } from './menu.ts';

export const videoArea = defineArea({
  name: 'video',
  entities: [bizDocument, docTemplate, docTemplateVersion],
  endpoints: [copyTemplate, renderTemplate, restoreTemplate, setDefaultTemplate, templateVersions],
  dictionaries: [...videoDictionaries],
  menu: [...videoMenu],
  grants: [...videoGrants],
});
