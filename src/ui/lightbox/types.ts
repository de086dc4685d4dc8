/** Types that the parts of the lightbox share. */
import type { Terms } from '@frontage/lib/consent';
import type { Kind } from './kind';

export type Words = Record<
	| 'name'
	| 'close'
	| 'previous'
	| 'next'
	| 'play'
	| 'pause'
	| 'zoom'
	| 'full'
	| 'copy'
	| 'copied'
	| 'download'
	| 'counter'
	| 'video'
	| 'broken'
	| 'failed'
	| 'retry'
	| 'noVideo',
	string
>;

export interface LightboxProps extends Record< string, unknown > {
	/** URL of the stylesheet. */
	style: string;
	words: Words;
	/** Whether visitors are offered the file. */
	download?: boolean;
	/** By provider: `youtube`, `vimeo`. */
	terms: Record< string, Terms >;
}

/** An item that can be shown. */
export interface Item extends Kind {
	/** Name in the hash. */
	name: string;
	link: HTMLAnchorElement;
	/** The image in the link. */
	thumb: HTMLImageElement | null;
}
