import { admin, enterprise, grant, keep, look, staff } from '../roles.ts';

const content = 'content_auditor';
const console = 'submit pushUrl start finish cancel';
export const liveGrants = [
  grant('live:liveRoom', '*', admin),
  grant('live:liveRoom', `list exportXls add edit ${console} publish`, staff),
  grant('live:liveRoom', 'list audit ban unban', content),
  grant('live:liveRoom', look, 'viewer'),
  grant('live:liveRoom', `${keep} ${look} ${console} resetStreamKey`, enterprise),
  grant('live:liveChat', '*', admin),
  grant('live:liveChat', `${look} hide`, staff),
  grant('live:liveChat', 'list hide delete', content),
  grant('live:liveChat', look, 'viewer'),
  grant('live:liveChat', `${look} hide delete`, enterprise),
  grant('live:liveMute', '*', admin),
  grant('live:liveMute', 'list add delete', `${staff} ${content} ${enterprise}`),
  grant('live:liveMute', 'list', 'viewer'),
  grant('live:liveViewer', look, `${admin} ${staff} viewer ${enterprise}`),
  grant('live:livePlayback', '*', admin),
  grant('live:livePlayback', 'list add edit', staff),
  grant('live:livePlayback', 'list', `${content} viewer`),
  grant('live:livePlayback', 'list add edit delete deleteBatch', enterprise),
];
