/**
 * What every module must pass, generated from the fixtures on its page of the demo site.
 *
 * A spec of a module holds only what is particular to it.
 */
import type { Moment } from '../src/cost/cost';
import {
	activate,
	inaccessible,
	scrollThrough,
	stillMoving,
	tooWide,
	unfold,
} from './matrix/checks';
import { deadLinks } from './matrix/links';
import { WIDTHS, resize, setTextSize } from './matrix/looks';
import { printed } from './matrix/modules';
import { test, type Visitor } from './matrix/visitors';
import { expect } from './support/test';

/** Background of the dark style. */
const ONYX = 'rgb(39, 39, 39)';

/** Features whose pages only link to where they are at work; costs.spec.ts goes there. */
const ELSEWHERE = [ 'infinite-scroll', 'overlays' ];

const quiet = ( found: string[], what: string ) =>
	expect.soft( found, what ).toEqual( [] );

async function fits( { page }: Visitor ): Promise< void > {
	for ( const width of WIDTHS ) {
		await resize( page, width );
		quiet( await tooWide( page ), `Fits on ${ width } px` );
	}
}

/** What moves is tested at rest: words that fade in and out have no contrast of their own. */
async function isAccessible(
	{ page }: Visitor,
	when: string
): Promise< void > {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	quiet( await inaccessible( page ), `Accessible ${ when }` );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
}

for ( const { slug, fixtures, source } of printed ) {
	test.describe( slug, () => {
		test( 'is accessible, fits and costs what owners are told', async ( {
			usual,
		} ) => {
			const { page, fetched } = usual;
			// So low that nothing is within one screen of the visible part.
			await resize( page, 1280, 1 );
			await usual.visit( slug );
			const costs = async ( moment: Moment ) =>
				ELSEWHERE.includes( slug ) ||
				quiet(
					await fetched.until( slug, moment ),
					`Costs: ${ moment }`
				);
			await costs( 'load' );
			await resize( page, 1280 );
			for ( const { title } of fixtures ) {
				await expect
					.soft( page.locator( 'h2', { hasText: title } ).first() )
					.toBeAttached();
			}
			await scrollThrough( page );
			await costs( 'near' );
			await isAccessible( usual, 'as printed' );
			await fits( usual );
			quiet( await activate( page ), 'Every island wakes' );
			await costs( 'use' );
			await unfold( page );
			await isAccessible( usual, 'when open' );
			await fits( usual );
			await resize( page, 1280 );
			await setTextSize( page, 2 );
			quiet( await tooWide( page ), 'Fits with text of 200 %' );
			await setTextSize( page, 1 );
			quiet( await fetched.untold( slug ), 'Costs are as told' );
			quiet( usual.complaints( source ), 'The page is quiet' );
		} );

		test( 'fits and is accessible in right-to-left languages, dark, with reduced motion', async ( {
			mirrored,
		} ) => {
			const { page } = mirrored;
			await mirrored.visit( slug );
			await expect( page.locator( 'html' ) ).toHaveAttribute(
				'dir',
				'rtl'
			);
			await expect( page.locator( 'body' ) ).toHaveCSS(
				'background-color',
				ONYX
			);
			await scrollThrough( page );
			await fits( mirrored );
			quiet( await activate( page ), 'Every island wakes' );
			await unfold( page );
			await fits( mirrored );
			quiet( await inaccessible( page ), 'Accessible when dark' );
			quiet( await stillMoving( page ), 'Nothing moves' );
			quiet( mirrored.complaints( source ), 'The page is quiet' );
		} );

		test( 'fits and has working links without script', async ( {
			scriptless,
		} ) => {
			const { page } = scriptless;
			await scriptless.visit( slug );
			await fits( scriptless );
			quiet( await deadLinks( page, source ), 'Links lead somewhere' );
			quiet( scriptless.complaints( source ), 'The page is quiet' );
		} );
	} );
}
