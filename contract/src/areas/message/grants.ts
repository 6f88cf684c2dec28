import { admin, grant, look, staff } from '../roles.ts';

export const messageGrants = [
  grant('system:message', '*', admin),
  grant('system:message', 'list edit exportXls', staff),
  grant('system:message', look, 'viewer'),
  grant('system:message:template', '*', admin),
  grant('system:message:template', 'list add edit exportXls sendMsg', staff),
  grant('system:message:template', look, 'viewer'),
  grant('system:message:event', 'list edit', `${admin} ${staff}`),
  grant('system:message:event', 'list', 'viewer'),
  grant('system:sysAnnouncement', '*', admin),
  grant('system:sysAnnouncement', 'list add edit exportXls doReleaseData doReovkeData', staff),
  grant('system:sysAnnouncement', look, 'viewer'),
];
