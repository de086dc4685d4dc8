/**
 * Converts posts to blocks of WordPress, in a frame of the Tools tab that has the scripts of the block editor. Only
 * WordPress's own code writes blocks that are valid in the installed version.
 */
import { addFilter } from '@wordpress/hooks';
import { convert } from './convert';
import { addMark } from './skip';

export type { Change } from './equivalent';
export type { Lost } from './lost-text';
export type { Conversion } from './convert';

declare global {
	interface Window {
		frontageLeave?: { convert: typeof convert };
	}
}

declare const wp: { blockLibrary: { registerCoreBlocks: () => void } };

addFilter( 'blocks.registerBlockType', 'frontage/exit-converter', addMark );
wp.blockLibrary.registerCoreBlocks();
window.frontageLeave = { convert };
