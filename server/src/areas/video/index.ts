// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { docTemplateBehaviour } from './doc-template.ts';
import { docTemplateAnswers } from './doc-template-calls.ts';
import { templatePreviewRoutes } from './template-preview.ts';
import { templatesOfTenant } from './template-seed.ts';

export const videoServer = {
  behaviours: [docTemplateBehaviour],
  answers: [...docTemplateAnswers],
  routes: [templatePreviewRoutes],
  listeners: [templatesOfTenant],
} satisfies AreaServer;
