import type { LaunchOptions } from '@playwright/test';

export const HEADLESS_SHELL: string;
export const launchOptions: LaunchOptions;
export const manyLaunchOptions: LaunchOptions;
export const testLaunchOptions: LaunchOptions;
