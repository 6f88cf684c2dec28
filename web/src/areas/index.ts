import type { ComponentType } from 'react';
import { accountScreens } from './account/index.ts';
import { dashboardScreens } from './dashboard/index.ts';
import { demoScreens } from './demo/index.ts';
import { enterpriseScreens } from './enterprise/index.ts';
import { homepageScreens } from './homepage/index.ts';
import { interactionScreens } from './interaction/index.ts';
import { messageScreens } from './message/index.ts';
import { monitorScreens } from './monitor/index.ts';
import { onlineScreens } from './online/index.ts';
import { postScreens } from './post/index.ts';
import { resumeScreens } from './resume/index.ts';
import { systemScreens } from './system/index.ts';

/** Component of a menu entry → the module of its screen, fetched when it is first opened. */
export const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  ...dashboardScreens,
  ...enterpriseScreens,
  ...homepageScreens,
  ...interactionScreens,
  ...messageScreens,
  ...postScreens,
  ...resumeScreens,
  ...systemScreens,
  ...onlineScreens,
  ...monitorScreens,
  ...demoScreens,
  ...accountScreens,
};
