/** Numbers of the dictionary `rc_company_user_role`. */
export const companyRoles = { administrator: 1, recruiter: 2, interviewer: 3 } as const;
/** The role that grants the codes of a company role. */
export const roleCodes: Readonly<Record<number, string>> = {
  [companyRoles.administrator]: 'ent_admin',
  [companyRoles.recruiter]: 'ent_hr',
  [companyRoles.interviewer]: 'ent_interviewer',
};
