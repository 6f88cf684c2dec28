import { admin, enterprise, grant, look, staff } from '../roles.ts';

export const interactionGrants = [
  grant('interaction:feedback', '*', admin),
  grant('interaction:feedback', 'list add edit accept resolve reject duplicate reopen score exportXls', staff),
  grant('interaction:feedback', look, 'viewer'),
  grant('interaction:feedback', 'list', 'content_auditor'),
  grant('interaction:feedback', 'list add reopen score', enterprise),
  grant('questAns', '*', admin),
  grant('questAns', 'list add edit enable disable test mergeSimilar statistics importExcel exportXls', staff),
  grant('questAns', `${look} statistics`, 'viewer'),
  grant('questAns', 'list', `content_auditor ${enterprise}`),
  grant('questAns:miss', '*', admin),
  grant('questAns:miss', 'list convert attach ignore exportXls', staff),
  grant('questAns:miss', look, 'viewer'),
  grant('questAns:miss', 'list ignore', 'content_auditor'),
  grant('questAns:category', '*', admin),
  grant('questAns:category', 'list add edit', staff),
  grant('questAns:category', 'list', 'viewer content_auditor'),
];
