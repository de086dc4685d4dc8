/** What becomes of blocks of ours that a program, a pattern or a translation plugin wrote: WordPress's own parser reads them. */
import { parse, registerBlockType, serialize } from '@wordpress/blocks';
import { anyContent } from './mend';
import { saveWith } from './index';

// WordPress's blocks need it for pasting only, and it is an ES module.
jest.mock( 'marked', () => ( { Marked: class {} } ) );
jest.mock( '@wordpress/block-editor', () => ( {
	InnerBlocks: { Content: () => null },
} ) );

const described = {
	apiVersion: 3,
	name: 'frontage/quote',
	title: 'Quote',
	category: 'text',
	attributes: {
		words: { type: 'string', default: '' },
		anchor: { type: 'string' },
	},
	supports: { anchor: true },
	frontage: { content: { html: [ '<p>{words}</p>' ] } },
};

beforeAll( () => {
	jest.spyOn( console, 'groupCollapsed' ).mockImplementation();
	registerBlockType( described as any, {
		edit: () => null,
		save: saveWith( described ),
		deprecated: [ anyContent( described ) as any ],
	} );
} );

const read = ( html: string ) =>
	parse(
		`<!-- wp:frontage/quote {"words":"Bread"} -->\n${ html }\n<!-- /wp:frontage/quote -->`
	)[ 0 ]!;

it.each( [
	[
		'another text',
		'<div class="wp-block-frontage-quote"><p>Brot</p></div>',
	],
	[
		'an anchor before the class',
		'<div id="bread" class="wp-block-frontage-quote"><p>Brot</p></div>',
	],
	[
		'a label, and so another element',
		'<section aria-label="Our bread" class="wp-block-frontage-quote"><p>Brot</p></section>',
	],
	[
		'a class of the author’s before ours',
		'<div class="is-wide wp-block-frontage-quote"><p>Brot</p></div>',
	],
] )( 'is mended with %s: its attributes count', ( _, html ) => {
	const block = read( html );
	expect( block.isValid ).toBe( true );
	expect( block.attributes.words ).toBe( 'Bread' );
	expect( serialize( block ) ).toContain( '<p>Bread</p>' );
	expect( console ).toHaveInformed();
} );

it( 'asks the author about HTML of others', () => {
	expect( read( '<p>Nothing of ours</p>' ).isValid ).toBe( false );
	expect( console ).toHaveWarned();
	expect( console ).toHaveErrored();
} );
