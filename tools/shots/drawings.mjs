/** Pictures of modules that visitors do not see by themselves: features, extensions, and few blocks. */
import { BLOCKS } from './drawn/blocks.mjs';
import { EXTENSIONS } from './drawn/extensions.mjs';
import { FEATURES } from './drawn/features.mjs';
import { READING } from './drawn/reading.mjs';

const DRAWINGS = { ...BLOCKS, ...EXTENSIONS, ...FEATURES, ...READING };

/** Modules with a drawing. */
export const DRAWN = Object.keys( DRAWINGS );

/**
 * Returns the page of a drawing.
 *
 * @param {string} slug One of DRAWN.
 */
export const drawing = ( slug ) =>
	`<style>body{margin:0}</style><svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" style="display:block;background:#faf8f4">${ DRAWINGS[ slug ] }</svg>`;
