/** Pictures and videos over the page, on GLightbox; one module, `@frontage/lightbox`, loaded on first intent. */
export { lightbox } from './lightbox';
export type { LightboxProps } from './types';
