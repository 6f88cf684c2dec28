import type { ComponentType } from 'react';

/** Component of a menu entry → the module of its screen, fetched when it is first opened. */
export const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {};
