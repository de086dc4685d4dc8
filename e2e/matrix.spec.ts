/**
 * What every module must pass, generated from the fixtures on its page of the demo site.
 *
 * A spec of a module holds only what is particular to it.
 */
import {
	activate,
	deadLinks,
	inaccessible,
	nameFixtures,
	stillMoving,
	tooWide,
	unfold,
} from './matrix/checks';
import { WIDTHS, resize, setTextSize } from './matrix/looks';
import { printed } from './matrix/modules';
import { test, type Visitor } from './matrix/visitors';
import { expect } from './support/test';

const quiet = ( found: string[], what: string ) =>
	expect.soft( found, what ).toEqual( [] );

async function fits( { page }: Visitor ): Promise< void > {
	for ( const width of WIDTHS ) {
		await resize( page, width );
		quiet( await tooWide( page ), `Fits on ${ width } px` );
	}
}

/** Statuses of addresses that this worker has asked for. */
const known = new Map< string, number >();

for ( const { slug, fixtures } of printed ) {
	test.describe( slug, () => {
		test( 'is accessible and fits, as printed, open and with large text', async ( {
			usual,
		} ) => {
			const { page } = usual;
			await resize( page, 1280 );
			await usual.visit( slug );
			await nameFixtures( page );
			for ( const { title } of fixtures ) {
				await expect
					.soft( page.locator( 'h2', { hasText: title } ).first() )
					.toBeAttached();
			}
			quiet( await inaccessible( page ), 'Accessible as printed' );
			await fits( usual );
			quiet( await activate( page ), 'Every island wakes' );
			await unfold( page );
			quiet( await inaccessible( page ), 'Accessible when open' );
			await fits( usual );
			await resize( page, 1280 );
			await setTextSize( page, 2 );
			quiet( await tooWide( page ), 'Fits with text of 200 %' );
			await setTextSize( page, 1 );
			quiet( usual.complaints(), 'The page is quiet' );
		} );

		test( 'fits and wakes from right to left, with less motion', async ( {
			mirrored,
		} ) => {
			const { page } = mirrored;
			await mirrored.visit( slug );
			await nameFixtures( page );
			await expect( page.locator( 'html' ) ).toHaveAttribute(
				'dir',
				'rtl'
			);
			await fits( mirrored );
			quiet( await activate( page ), 'Every island wakes' );
			await unfold( page );
			await fits( mirrored );
			quiet( await stillMoving( page ), 'Nothing moves' );
			quiet( mirrored.complaints(), 'The page is quiet' );
		} );

		test( 'fits and leads somewhere without script', async ( {
			scriptless,
		} ) => {
			const { page } = scriptless;
			await scriptless.visit( slug );
			await nameFixtures( page );
			await fits( scriptless );
			quiet( await deadLinks( page, known ), 'Links lead somewhere' );
			quiet( scriptless.complaints(), 'The page is quiet' );
		} );
	} );
}
