import { createBlock } from '@wordpress/blocks';
import type { Attributes } from '../attributes';
import { fromCodeAttribute, toCodeAttribute } from '@frontage/editor';

interface CoreCode {
	content?: unknown;
	anchor?: string;
}

/**
 * Returns the attributes of the block with the text of one of WordPress's.
 *
 * @param core Attributes of `core/code` or `core/preformatted`.
 */
export const codeOf = ( { content, anchor }: CoreCode ) => ( {
	code: toCodeAttribute( fromCodeAttribute( String( content ?? '' ) ) ),
	...( anchor && { anchor } ),
} );

/** Returns the code, after a paragraph with the name of its file. */
const toCore = ( name: string ) => ( {
	type: 'block',
	blocks: [ name ],
	transform: ( { code, fileName, anchor }: Attributes ) => [
		...( fileName
			? [ createBlock( 'core/paragraph', { content: fileName } ) ]
			: [] ),
		createBlock( name, {
			content:
				name === 'core/code' ? code : code.replaceAll( '\n', '<br>' ),
			...( anchor && { anchor } ),
		} ),
	],
} );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/code', 'core/preformatted' ],
			transform: ( core: CoreCode ) =>
				createBlock( 'frontage/source-code', codeOf( core ) ),
		},
	],
	to: [ toCore( 'core/code' ), toCore( 'core/preformatted' ) ],
};
