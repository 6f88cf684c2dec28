/** Widths in px at which the layout changes: below `mobile`, at or below `collapsed`, below `cards` and `narrow`. */
export const breakpoints = { mobile: 1088, collapsed: 768, cards: 600, narrow: 500 } as const;
/** Width of wide content inside its own scrolling box on a narrow screen (S; product.md 6 says which content). */
export const narrowContentWidth = 800;

export interface ScreenLayout {
  /** Drawer instead of a side bar, no tab bar. */
  readonly mobile: boolean;
  readonly sidebarCollapsed: boolean;
  /** Wide content scrolls sideways at `narrowContentWidth`. */
  readonly scrollsSideways: boolean;
}

/** What the window's inner width asks of the layout. */
export const screenLayout = (width: number): ScreenLayout => ({
  mobile: width < breakpoints.mobile,
  sidebarCollapsed: width <= breakpoints.collapsed,
  scrollsSideways: width < breakpoints.narrow,
});
