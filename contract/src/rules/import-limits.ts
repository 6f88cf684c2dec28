/** What one import takes; the dialog names it, the reader refuses more. */
export const importLimits = { rows: 50_000, xlsxMb: 50, xlsMb: 20 } as const;
