/** Points of each kind of violation (rc_violation_type). */
export const violationPoints: Readonly<Record<number, number>> = { 1: 2, 2: 1, 3: 4, 4: 4, 5: 2, 6: 2, 9: 1 };
