/** Click action: shows the text, opens a URL, or opens a component in a dialog. */
export const announcementOpenings = { none: 'none', url: 'url', component: 'component' } as const;
/** Components an announcement may open with the id of a row. */
export const announcementPages = {
  'enterprise/CompanyDetail': '企业详情',
  'post/CompanyPostDetail': '岗位详情',
} as const;
