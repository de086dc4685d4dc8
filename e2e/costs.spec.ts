/**
 * What modules cost where the matrix does not see it, and that owners are told the same everywhere.
 *
 * The matrix compares the costs of all modules that have a page of their own with the network.
 */
import { Fetched } from './matrix/costs';
import { activate, nameFixtures, scrollThrough } from './matrix/checks';
import { resize } from './matrix/looks';
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
		await resize( page, 1280, 1 );
		await page.goto( path );
		await nameFixtures( page );
		expect.soft( await fetched.until( slug, 'load' ) ).toEqual( [] );
		await resize( page, 1280 );
		await scrollThrough( page );
		expect.soft( await fetched.until( slug, 'near' ) ).toEqual( [] );
		expect.soft( await activate( page ) ).toEqual( [] );
		expect.soft( await fetched.until( slug, 'use' ) ).toEqual( [] );
		expect.soft( await fetched.untold( slug ) ).toEqual( [] );
	} );
}

test( 'the list, the Performance tab and the editor show the same figures', async ( {
	owner,
	editor,
	request,
} ) => {
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
	await expect( settings.locator( '.frontage-cost' ) ).toContainText( told );
} );
