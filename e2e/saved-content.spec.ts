/** What blocks save: read by the editor as it was written, and written again if it differs from the attributes. */
import { expect, test } from './support/test';

declare const wp: {
	blocks: {
		parse: ( content: string ) => { isValid: boolean }[];
		serialize: ( blocks: object[] ) => string;
	};
};

const TAB =
	'<!-- wp:frontage/tab {"title":"A \\u0026amp; B","className":"is-big"} -->';

const SAVED = `${ TAB }
<div class="wp-block-frontage-tab is-big" style="overflow-wrap:anywhere"><h3>A &amp; B</h3></div>
<!-- /wp:frontage/tab -->`;

test( 'saved words follow the attributes, and the HTML of others stays', async ( {
	editor,
} ) => {
	await editor.create();
	const read = ( content: string ) =>
		editor.page.evaluate( ( markup ) => {
			const blocks = wp.blocks.parse( markup );
			return [ blocks[ 0 ]?.isValid, wp.blocks.serialize( blocks ) ];
		}, content );
	for ( const content of [
		SAVED,
		TAB.replace( ' -->', ' /-->' ),
		SAVED.replace( '<h3>A', '<h3>Z' ),
		// Of an earlier version.
		SAVED.replace( / style="[^"]*"/, '' ),
	] ) {
		expect( await read( content ), content ).toEqual( [ true, SAVED ] );
	}
} );

test.describe( 'foreign HTML', () => {
	test.use( { expectedErrors: [ /Block validation/ ] } );

	test( 'is kept, and WordPress asks what to do with it', async ( {
		editor,
	} ) => {
		await editor.create();
		const content = SAVED.replace( /<div[^]*div>/, '<p>By hand</p>' );
		expect(
			await editor.page.evaluate( ( markup ) => {
				const blocks = wp.blocks.parse( markup );
				return [ blocks[ 0 ]?.isValid, wp.blocks.serialize( blocks ) ];
			}, content )
		).toEqual( [ false, content ] );
	} );
} );
