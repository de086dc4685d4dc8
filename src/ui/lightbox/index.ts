/**
 * Images and videos in a lightbox, with GLightbox; one script module, `@frontage/lightbox`, loaded on first
 * interaction.
 */
export { lightbox } from './lightbox';
export type { LightboxProps } from './types';
