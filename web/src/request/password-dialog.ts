let show: (() => void) | undefined;

/** The shell says how its password dialog is opened; answers how to take that back. */
export function providePasswordDialog(open: () => void): () => void {
  show = open;
  return () => {
    if (show === open) show = undefined;
  };
}
/** Opens the dialog that changes the signed-in user's password. */
export const openPasswordDialog = (): void => show?.();
