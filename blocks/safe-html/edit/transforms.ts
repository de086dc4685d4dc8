import { createBlock } from '@wordpress/blocks';
import {
	formatted,
	fromCodeAttribute,
	toCodeAttribute,
} from '@frontage/editor';
import type { Attributes } from '../attributes';

type CoreHtml = { content?: string };

/**
 * Returns the attributes of our block with the code of WordPress's.
 *
 * @param core Attributes of `core/html`.
 */
export const htmlOf = ( { content = '' }: CoreHtml ) => ( {
	html: toCodeAttribute( String( content ) ),
} );

/**
 * Returns the code for WordPress's block, which prints it as it is: what the server left of it, or the text until the server has
 * answered. What a post says to be safe is not believed.
 *
 * @param ours Attributes of our block.
 */
export const coreHtmlOf = ( { html, safe }: Attributes ): CoreHtml => ( {
	content: safe
		? formatted( safe )
		: fromCodeAttribute( html ).replace( /<[^>]*>?/g, '' ),
} );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/html' ],
			transform: ( core: CoreHtml ) =>
				createBlock( 'frontage/safe-html', htmlOf( core ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/html' ],
			transform: ( ours: Attributes ) =>
				createBlock( 'core/html', coreHtmlOf( ours ) ),
		},
	],
};
