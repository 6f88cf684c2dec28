import type { Tone } from '@campus/contract/kit';

/** Default brand colour; the settings drawer offers seven others. */
export const defaultPrimary = '#1890FF';

/** Background, border and text colours of both modes. */
export const neutrals = {
  light: {
    page: '#F4F6F8',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    head: '#F8F9FB',
    hover: '#F5F8FB',
    raisedHead: '#F8F9FB',
    raisedHover: '#F5F8FB',
    control: '#CDD4DD',
    off: '#F5F5F5',
    tick: '#A3ADBA',
    border: '#E3E7EC',
    split: '#EDF0F3',
    text: '#1D2129',
    secondary: '#4E5969',
    tertiary: '#667080',
    disabled: '#868F9C',
  },
  dark: {
    page: '#0F1216',
    surface: '#171B21',
    raised: '#1F242C',
    head: '#1B2027',
    hover: '#1E242C',
    raisedHead: '#242A33',
    raisedHover: '#272E38',
    control: '#3C4552',
    off: '#2A2D33',
    tick: '#66717F',
    border: '#2A313B',
    split: '#242A33',
    text: '#E4E8EE',
    secondary: '#A9B3C1',
    tertiary: '#8994A3',
    disabled: '#788392',
  },
} as const;

interface ToneColours {
  readonly fg: string;
  readonly bg: string;
  readonly dot: string;
}

/** Colours of the five status tones; each workflow declares the tone of its states. */
export const tones: Record<'light' | 'dark', Record<Tone, ToneColours>> = {
  light: {
    neutral: { fg: '#4B5563', bg: '#EEF1F4', dot: '#8A94A3' },
    progress: { fg: '#0A5CC2', bg: '#E6F2FF', dot: '#1890FF' },
    waiting: { fg: '#9A4B00', bg: '#FFF2E0', dot: '#E8830C' },
    done: { fg: '#1B6B34', bg: '#E4F5EA', dot: '#2FA052' },
    bad: { fg: '#B4232C', bg: '#FDECEC', dot: '#E5484D' },
  },
  dark: {
    neutral: { fg: '#B4BDCA', bg: '#2A313B', dot: '#7F8A99' },
    progress: { fg: '#7BB8FF', bg: '#14304F', dot: '#3C9BE9' },
    waiting: { fg: '#F0B26B', bg: '#3B2A14', dot: '#E09A45' },
    done: { fg: '#7FD39A', bg: '#16351F', dot: '#4CB56E' },
    bad: { fg: '#FF9A96', bg: '#45201F', dot: '#F0716D' },
  },
};

/** Dark side menu of the light console: the deep blue of the sign-in slides. */
export const darkSide = '#0E2A47';

/** Error text and danger controls, with readable contrast on the surface of each mode. */
export const errorColour = { light: '#CF2F39', dark: '#F0716D' } as const;

export const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif";
