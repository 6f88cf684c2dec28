import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useMemo } from 'react';
import { consoleTheme } from './console-theme.ts';
import { useSettings } from './settings.ts';

dayjs.locale('zh-cn');

/** antd in the colours of the settings and in Chinese. */
export function ConsoleThemeProvider({ children }: { children: ReactNode }) {
  const darkMode = useSettings((settings) => settings.darkMode);
  const primary = useSettings((settings) => settings.primaryColour);
  const theme = useMemo(() => consoleTheme(darkMode ? 'dark' : 'light', primary), [darkMode, primary]);
  return (
    <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
