import { generate } from '@ant-design/colors';
import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import { type Mode, mix, readable } from './contrast.ts';
import { darkSide, errorColour, fontFamily, neutrals, tones } from './palette.ts';
import { selectedRow, softTint } from './variables.ts';

/** Readable shades of the brand colour; antd derives others. */
function brandSteps(primary: string, mode: Mode) {
  const { surface } = neutrals[mode];
  const solid = readable(primary, '#FFFFFF', 'light');
  const text = readable(primary, surface, mode);
  const solidSteps = generate(solid);
  const hover = mode === 'dark' ? generate(primary, { theme: 'dark', backgroundColor: surface })[8] : solidSteps[6];
  return {
    solid,
    solidHover: solidSteps[6] ?? solid,
    solidActive: solidSteps[7] ?? solid,
    text,
    textHover: hover ?? text,
  };
}

function componentTokens(primary: string, mode: Mode): NonNullable<ThemeConfig['components']> {
  const ground = neutrals[mode];
  const brand = brandSteps(primary, mode);
  const soft = softTint(primary, mode);
  const side = mode === 'light' ? darkSide : ground.surface;
  return {
    Button: {
      colorPrimary: brand.solid,
      colorPrimaryHover: brand.solidHover,
      colorPrimaryActive: brand.solidActive,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 400,
      // The dark mode's red is light.
      dangerColor: mode === 'dark' ? ground.page : '#FFFFFF',
      defaultHoverColor: brand.text,
      defaultHoverBorderColor: brand.text,
      defaultActiveColor: brand.text,
      defaultActiveBorderColor: brand.text,
    },
    Menu: {
      itemHeight: 38,
      itemMarginInline: 8,
      itemBorderRadius: 6,
      subMenuItemBorderRadius: 6,
      iconMarginInlineEnd: 10,
      activeBarBorderWidth: 0,
      itemBg: 'transparent',
      subMenuItemBg: 'transparent',
      itemColor: ground.secondary,
      itemSelectedColor: readable(primary, soft, mode),
      itemSelectedBg: soft,
      itemHoverBg: ground.hover,
      subMenuItemSelectedColor: ground.text,
      darkItemBg: side,
      darkSubMenuItemBg: side,
      darkPopupBg: side,
      darkItemSelectedBg: brand.solid,
    },
    Table: {
      headerBg: ground.head,
      headerColor: ground.secondary,
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      headerSortActiveBg: ground.head,
      headerSortHoverBg: ground.hover,
      bodySortBg: 'transparent',
      borderColor: ground.split,
      rowHoverBg: ground.hover,
      rowSelectedBg: selectedRow(primary, mode),
      rowSelectedHoverBg: mix(primary, ground.surface, mode === 'light' ? 0.1 : 0.2),
      cellPaddingBlockMD: 12,
      cellPaddingInlineMD: 12,
      cellPaddingBlockSM: 8,
      cellPaddingInlineSM: 12,
    },
    Tabs: {
      itemSelectedColor: brand.text,
      itemHoverColor: brand.text,
      itemColor: ground.secondary,
      horizontalItemGutter: 24,
      horizontalMargin: '0',
      titleFontSize: 14,
    },
    Form: { labelColor: ground.secondary, verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
    Modal: { titleFontSize: 16 },
    // The number of the current step is white on it.
    Steps: { colorPrimary: brand.solid },
    Drawer: { footerPaddingBlock: 12 },
    // An empty checkbox is visible by its border only.
    // A checked box uses the blue of the primary button next to it.
    Checkbox: { colorBorder: ground.tick, colorPrimary: brand.solid, colorPrimaryHover: brand.solidHover },
    Tree: { colorBorder: ground.tick, colorPrimary: brand.solid, colorPrimaryHover: brand.solidHover },
    TreeSelect: { colorBorder: ground.tick, colorPrimary: brand.solid, colorPrimaryHover: brand.solidHover },
    Radio: { colorBorder: ground.tick, colorPrimary: brand.solid, colorPrimaryHover: brand.solidHover },
    Dropdown: { colorPrimary: brand.text },
    Pagination: { colorPrimary: brand.text, colorPrimaryHover: brand.textHover },
    Spin: { colorPrimary: brand.text },
    // Text is placed on it.
    Switch: {
      colorPrimary: brand.solid,
      colorPrimaryHover: brand.solidHover,
      colorTextQuaternary: mode === 'light' ? ground.tertiary : ground.tick,
      colorTextTertiary: mode === 'light' ? ground.secondary : ground.tertiary,
    },
    Input: { activeShadow: `0 0 0 2px ${mix(primary, ground.surface, 0.2)}` },
    Segmented: {
      itemSelectedColor: ground.text,
      trackBg: mode === 'light' ? '#EBEEF2' : '#1B2027',
      itemSelectedBg: mode === 'light' ? '#FFFFFF' : '#323B47',
    },
  };
}

/** Height of a control, also of a small one on a phone: a finger needs more than a pointer. */
const controlHeight = 32;

/** antd theme of a mode and brand colour. */
export function consoleTheme(mode: Mode, primary: string, isPhone = false): ThemeConfig {
  const ground = neutrals[mode];
  const brand = brandSteps(primary, mode);
  // The dark algorithm recomputes and dulls colours given as tokens; the last algorithm restores them.
  const withContrast: MappingAlgorithm = (_seed, map) => ({
    ...(map as NonNullable<typeof map>),
    colorLink: brand.text,
    colorLinkHover: brand.textHover,
    colorLinkActive: brand.text,
    colorError: errorColour[mode],
  });
  return {
    algorithm: [mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, withContrast],
    cssVar: { key: 'console-vars' },
    // Tells the styles of several versions of antd on a page apart; here there is one.
    hashed: false,
    token: {
      colorPrimary: primary,
      colorInfo: primary,
      colorSuccess: tones[mode].done.dot,
      colorWarning: tones[mode].waiting.dot,
      colorText: ground.text,
      colorTextSecondary: ground.secondary,
      colorTextTertiary: ground.tertiary,
      colorTextDescription: ground.tertiary,
      colorTextPlaceholder: ground.tertiary,
      // Disabled fields keep readable values.
      colorTextDisabled: ground.disabled,
      colorTextHeading: ground.text,
      colorBgLayout: ground.page,
      colorBgContainer: ground.surface,
      colorBgElevated: ground.raised,
      colorBorder: ground.control,
      colorBorderSecondary: ground.border,
      colorSplit: ground.split,
      fontFamily,
      fontSize: 14,
      lineHeight: 22 / 14,
      borderRadius: 6,
      borderRadiusSM: 4,
      borderRadiusLG: 8,
      controlHeight,
      ...(isPhone && { controlHeightSM: controlHeight }),
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
      boxShadowTertiary: 'none',
    },
    components: componentTokens(primary, mode),
  };
}
