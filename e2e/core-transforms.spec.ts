/** Transforms between our accordion, tabs and breadcrumbs and those of newer versions of WordPress: no word is lost on either way. */
import { brokenIn } from './support/blocks';
import { expect, test } from './support/test';

interface Block {
	name: string;
}

declare const wp: {
	blocks: {
		getBlockType: ( name: string ) => object | undefined;
		parse: ( content: string ) => Block[];
		serialize: ( blocks: Block[] ) => string;
		switchToBlockType: ( blocks: Block[], name: string ) => Block[] | null;
	};
};

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const ACCORDION = `<!-- wp:frontage/accordion {"openMode":"collapsible","headingLevel":"h4","icon":"plus"} -->
<!-- wp:frontage/accordion-item {"title":"What is \\u003cem\\u003erye\\u003c/em\\u003e \\u0026amp; oats?"} -->${ paragraph(
	'A <strong>dark</strong> grain.'
) }${ paragraph( 'Keeps long.' ) }<!-- /wp:frontage/accordion-item -->
<!-- wp:frontage/accordion-item {"title":"Second question","isOpen":true} -->${ paragraph(
	'Second answer.'
) }<!-- /wp:frontage/accordion-item -->
<!-- /wp:frontage/accordion -->`;

const TABS = `<!-- wp:frontage/tabs -->
<!-- wp:frontage/tab {"title":"Bread \\u003cem\\u003eand\\u003c/em\\u003e butter \\u0026amp; jam"} -->${ paragraph(
	'A <strong>dark</strong> loaf.'
) }${ paragraph( 'Keeps long.' ) }<!-- /wp:frontage/tab -->
<!-- wp:frontage/tab {"title":"Second tab"} -->${ paragraph(
	'Second panel.'
) }<!-- /wp:frontage/tab -->
<!-- /wp:frontage/tabs -->`;

/**
 * Transforms blocks there and back as the toolbar does, each time saved and read again.
 *
 * @param way         Markup and names of the blocks.
 * @param way.content Our block.
 * @param way.names   Core's block and ours, which it becomes one after the other.
 */
const transformed = ( way: { content: string; names: string[] } ) => {
	if ( ! wp.blocks.getBlockType( way.names[ 0 ] ?? '' ) ) {
		return null;
	}
	const steps = [ wp.blocks.parse( way.content ) ];
	for ( const name of way.names ) {
		const made = wp.blocks.switchToBlockType( steps.at( -1 ) ?? [], name );
		steps.push( wp.blocks.parse( wp.blocks.serialize( made ?? [] ) ) );
	}
	return steps.map( ( blocks ) => ( {
		names: blocks.map( ( { name } ) => name ),
		markup: wp.blocks.serialize( blocks ),
	} ) );
};

for ( const { title, content, names, words } of [
	{
		title: 'accordion',
		content: ACCORDION,
		names: [ 'core/accordion', 'frontage/accordion' ],
		words: [
			'What is <em>rye</em> &amp; oats?',
			'A <strong>dark</strong> grain.',
			'Keeps long.',
			'Second question',
			'Second answer.',
		],
	},
	{
		title: 'tabs',
		content: TABS,
		names: [ 'core/tabs', 'frontage/tabs' ],
		words: [
			'Bread <em>and</em> butter &amp; jam',
			'A <strong>dark</strong> loaf.',
			'Keeps long.',
			'Second tab',
			'Second panel.',
		],
	},
	{
		title: 'breadcrumbs',
		content:
			'<!-- wp:frontage/breadcrumbs {"separator":"dot","hasHome":false,"hasCurrent":false} /-->',
		names: [ 'core/breadcrumbs', 'frontage/breadcrumbs' ],
		words: [
			'"separator":"·"',
			'"showHomeItem":false',
			'"showCurrentItem":false',
		],
	},
] ) {
	test( `our ${ title } become core's and ours again`, async ( {
		editor,
	} ) => {
		await editor.create();
		const steps = await editor.page.evaluate( transformed, {
			content,
			names,
		} );
		test.skip( ! steps, `This WordPress has no ${ names[ 0 ] }.` );
		const [ before, theirs, ours ] = steps ?? [];
		expect( theirs?.names ).toEqual( [ names[ 0 ] ] );
		expect( await brokenIn( editor.page, theirs?.markup ) ).toEqual( [] );
		for ( const word of words ) {
			expect( theirs?.markup ).toContain( word );
		}
		expect( await brokenIn( editor.page, ours?.markup ) ).toEqual( [] );
		expect( ours?.markup ).toBe( before?.markup );
	} );
}
