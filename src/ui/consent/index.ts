/** A consent notice in place of third-party content. */
export { gate } from './gate';
export type { Terms } from '@frontage/lib/consent';
