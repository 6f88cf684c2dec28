/** Type of the signed-in user for row visibility. `college` is staff whose only school role is college_staff. */
export type Audience = 'staff' | 'college' | 'enterprise' | 'interviewer' | 'organization' | 'student';
export const userTypes = { staff: '1', enterprise: '2', student: '3', organization: '4' } as const;

/**
 * The caller: determined at sign-in, on a change of department and when grants change; always passed as an argument,
 * never ambient.
 */
export interface Session {
  readonly userId: string;
  readonly username: string;
  readonly realname: string;
  readonly audience: Audience;
  readonly tenantId: number;
  readonly companyId?: string | undefined;
  /** The student whose own account this is, or for whom staff act (`isBehalf`). */
  readonly employId?: string | undefined;
  readonly isBehalf?: boolean | undefined;
  /** Code of the current department. */
  readonly orgCode?: string | undefined;
  /** Ids of the posts an enterprise recruiter is limited to; absent means all of the company. */
  readonly postScope?: readonly string[] | undefined;
  readonly roles: readonly string[];
  /** Enabled permission codes of the user. */
  readonly codes: ReadonlySet<string>;
}

/** Whether the session has `code`, or one of several. */
export const holds = (session: Session, code: string | readonly string[]): boolean =>
  typeof code === 'string' ? session.codes.has(code) : code.some((c) => session.codes.has(c));
/** Whether the user is on the school or zone side, with any role. */
export const isStaff = (session: Session): boolean => session.audience === 'staff' || session.audience === 'college';
export const isEnterprise = (session: Session): boolean =>
  session.audience === 'enterprise' || session.audience === 'interviewer';
