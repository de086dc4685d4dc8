/**
 * What modules cost where the matrix does not see it, and that owners are told the same everywhere.
 *
 * The matrix compares the costs of all modules that have a page of their own with the network.
 */
import { Fetched } from './matrix/costs';
import { nameFixtures } from './matrix/checks';
import { costsAtLoadAndNear, costsInUse } from './matrix/told';
import { publishPage } from './support/rest';
import { expect, row, test } from './support/settings';

/** Features, and where they are at work. */
const PLACES: Record< string, string > = {
	'infinite-scroll': '/?s=%22What+stays%22',
	overlays: '/modules/modal/',
};

for ( const slug of [ ...Object.keys( PLACES ), 'comments' ] ) {
	test( `${ slug } costs what owners are told`, async ( { open, admin } ) => {
		const path =
			PLACES[ slug ] ?? ( await publishPage( admin, 'Rye.', 'posts' ) );
		const page = await open( {}, { frontage_env_on: slug } );
		const fetched = new Fetched( page );
		await costsAtLoadAndNear( page, fetched, [ slug ], async () => {
			await page.goto( path );
			await nameFixtures( page );
		} );
		await costsInUse( page, fetched, [ slug ] );
	} );
}

test(
	'the list, the Performance tab and the editor show the same figures',
	{ tag: '@deep' },
	async ( { owner, editor, request } ) => {
		const near = /up to \d\d\.?\d? KB/;
		const list = row( await owner( '&tab=blocks' ), 'Slider' );
		const [ told ] = near.exec(
			await list.getByText( /^When near/ ).innerText()
		)!;
		const [ { id } ] = await (
			await request.get( '/wp-json/wp/v2/pages?slug=slider' )
		).json();
		const tab = await owner( `&tab=performance&post=${ id }` );
		await expect(
			tab.locator( '.frontage-figures > div' ).filter( {
				hasText: 'When near',
			} )
		).toContainText( told );
		await editor.create( { type: 'post' } );
		await editor.insert( 'Slider' );
		await editor.select( 'frontage/slider' );
		const settings = await editor.openSettings();
		await expect( settings.locator( '.frontage-cost' ) ).toContainText(
			told
		);
	}
);
