// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { preachDictionaries } from './dictionaries.ts';
import { preachGrants } from './grants.ts';
import { preach } from './preach.ts';
import { preachAttendee } from './preach-attendee.ts';
import { copyPreach, deletePreach, preachAuditBatch, savePreach } from './preach-calls.ts';
import { preachCompany } from './preach-company.ts';
import { preachButtons, preachEvents } from './preach-messages.ts';
import { preachPost } from './preach-post.ts';

export const preachArea = defineArea({
  name: 'preach',
  entities: [preachAttendee, preachCompany, preachPost, preach],
  endpoints: [copyPreach, deletePreach, preachAuditBatch, savePreach],
  dictionaries: [...preachDictionaries],
  buttons: [...preachButtons],
  events: [...preachEvents],
  grants: [...preachGrants],
});
