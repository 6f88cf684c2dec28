/** A decimal with all its digits: JSON drops the zeros at its end. A masked value stays as it is. */
export const withDecimals = (value: string, digits: number): string =>
  digits === 0
    ? value
    : value.replace(
        /^(-?\d+)(?:\.(\d*))?$/,
        (_all, whole, decimals = '') => `${whole}.${decimals.padEnd(digits, '0')}`,
      );

/** A decimal without zeros at its end: 4, not 4.0. A masked value stays as it is. */
export const trimDecimals = (value: string): string => value.replace(/^(-?\d+)(?:\.0*|(\.\d*?)0*)$/, '$1$2');
