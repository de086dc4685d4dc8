import type { EditorMeta } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import type { Attributes } from '../attributes';

/** Editor metadata of the animated text: heading, cost and style attributes. */
export const help: EditorMeta = {
	wake: ( { kind } ) => ( kind === 'typing' ? 'visible' : '' ),
	look: [ 'effect', 'delay', 'letterTime', 'shape', 'accent' ],
	heading: ( { block } ) => {
		const { tag, before, words, after } = block.attributes as Attributes;
		return tag === 'p'
			? null
			: {
					level: Number( tag.slice( 1 ) ),
					text: plain( [ before, ...words, after ].join( ' ' ) ),
				};
	},
};
