/** What the lightbox is told, and what its parts expect of each other. */
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
	| 'counter'
	| 'video'
	| 'broken'
	| 'failed'
	| 'noVideo',
	string
>;

export interface LightboxProps extends Record< string, unknown > {
	/** Address of its stylesheet. */
	style: string;
	words: Words;
	/** By company: `youtube`, `vimeo`. */
	terms: Record< string, Terms >;
}

/** One thing that can be shown. */
export interface Item extends Kind {
	/** Names it in addresses. */
	name: string;
	link: HTMLAnchorElement;
	/** The picture in the link. */
	thumb: HTMLImageElement | null;
}
