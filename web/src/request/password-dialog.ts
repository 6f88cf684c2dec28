let show: (() => void) | undefined;

/** Registers the shell's password dialog; returns the function that unregisters it. */
export function providePasswordDialog(open: () => void): () => void {
  show = open;
  return () => {
    if (show === open) show = undefined;
  };
}
/** Opens the dialog in which the signed-in user changes the password. */
export const openPasswordDialog = (): void => show?.();
