/** Events of a student with a post, for the school and the company: offers, agreements, dispatches. */
export const studentEvents = {
  sides: ['school', 'enterprise'],
  names: ['realname', 'postName'],
  person: 'realname',
  company: 'companyName',
  filters: { companyId: 'companyId', postId: 'postId', departId: 'departId' },
} as const;
