/** Breakpoints of the layout in px: below `mobile`, at or below `collapsed`, below `cards` and `narrow`. */
export const breakpoints = { mobile: 1088, collapsed: 768, cards: 600, narrow: 500 } as const;
/** Width of wide content inside its own scroll container on a narrow screen. */
export const narrowContentWidth = 800;

export interface ScreenLayout {
  /** Drawer instead of a sidebar, no tab bar. */
  readonly mobile: boolean;
  readonly sidebarCollapsed: boolean;
  /** Wide content scrolls horizontally at `narrowContentWidth`. */
  readonly scrollsSideways: boolean;
}

/** The layout for the window's inner width. */
export const screenLayout = (width: number): ScreenLayout => ({
  mobile: width < breakpoints.mobile,
  sidebarCollapsed: width <= breakpoints.collapsed,
  scrollsSideways: width < breakpoints.narrow,
});
