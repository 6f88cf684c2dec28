/** Longest side of a hall in grid units of half a metre. */
export const mostUnits = 400;
