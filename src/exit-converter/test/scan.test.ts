/** Blocks are found where WordPress finds them, and what is around them is not touched. */
import { scan, splice } from '../scan';

const CONTENT = `<p>Classic</p>
<!-- wp:frontage/tabs {"label":"a \\u002d\\u002d\\u003e } b"} -->
<div><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- wp:my-plugin/void {"a":{"b":[1]}} /--></div>
<!-- /wp:frontage/tabs -->
<!-- no block -->`;

const shape = ( content: string ): unknown =>
	( scan( content ) ?? [] ).map( ( { name, json, inner, start, end } ) => [
		name,
		json,
		inner.map( ( one ) => one.name ),
		content.slice( start, start + 8 ) + content.slice( end - 4, end ),
	] );

test( 'finds blocks, their settings and what is in them', () => {
	expect( shape( CONTENT ) ).toEqual( [
		[
			'frontage/tabs',
			'{"label":"a \\u002d\\u002d\\u003e } b"}',
			[ 'core/paragraph', 'my-plugin/void' ],
			'<!-- wp: -->',
		],
	] );
} );

test.each( [
	[ 'is not closed', '<!-- wp:frontage/tabs --><p>x</p>' ],
	[ 'is not opened', '<p>x</p><!-- /wp:frontage/tabs -->' ],
	[
		'overlaps another',
		'<!-- wp:group --><!-- wp:frontage/tabs --><!-- /wp:group --><!-- /wp:frontage/tabs -->',
	],
] )( 'a block that %s is damage', ( _, content ) => {
	expect( scan( content ) ).toBeNull();
} );

test( 'reads a text of two megabytes, and one of braces only', () => {
	const content = CONTENT.repeat( Math.ceil( 2e6 / CONTENT.length ) );
	expect( scan( content )?.length ).toBeGreaterThan( 5000 );
	expect( scan( `<!-- wp:a {${ '{'.repeat( 1e5 ) } -->` ) ).not.toBeNull();
} );

test( 'replaces parts of a text', () => {
	expect(
		splice( 'one two three', 0, 13, [
			[ 0, 3, '1' ],
			[ 4, 7, '' ],
		] )
	).toBe( '1  three' );
} );
