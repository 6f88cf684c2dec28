import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useMemo } from 'react';
import { consoleTheme } from './console-theme.ts';
import { useSettings } from './settings.ts';
import { useIsPhone, useMedia } from './use-media.ts';
import { usePrinting } from './use-printing.ts';

dayjs.locale('zh-cn');

/** antd's default icon adds the English word "loading" to the accessible name of a loading button. */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };

/** Drawers close at the right of their head, as dialogs do. */
const drawer = { closable: { placement: 'end' } } as const;

/** antd with the theme settings and the Chinese locale. */
export function ConsoleThemeProvider({ children }: { children: ReactNode }) {
  const darkMode = useSettings((settings) => settings.darkMode);
  // Paper is white; `follow-settings.ts` does the same for what antd does not draw.
  const isDark = !usePrinting() && darkMode;
  const primary = useSettings((settings) => settings.primaryColour);
  // With the style sheet alone, pop-ups wait for an animation that never ends.
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isPhone = useIsPhone();
  const theme = useMemo(() => {
    const { token, ...rest } = consoleTheme(isDark ? 'dark' : 'light', primary, isPhone);
    return { ...rest, token: { ...token, motion: !isStill } };
  }, [isDark, primary, isStill, isPhone]);
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={button} drawer={drawer}>
      {children}
    </ConfigProvider>
  );
}
