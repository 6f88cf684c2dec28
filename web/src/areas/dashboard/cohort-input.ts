/** The cohort of the manager's dashboard; without a year that of the season. */
export interface CohortInput {
  readonly gradYear?: number;
}
