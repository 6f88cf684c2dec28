/** Limits of one import, shown in its dialog. */
export const importLimits = { rows: 50_000, xlsxMb: 50, xlsMb: 20 } as const;
