/**
 * What every module must pass, generated from the fixtures on its page of the demo site.
 *
 * A spec of a module holds only what is particular to it.
 */
import {
	activate,
	inaccessible,
	notShown,
	scrollThrough,
	stillMoving,
	tooWide,
	unfold,
} from './matrix/checks';
import { deadLinks } from './matrix/links';
import { WIDTHS, resize, setTextSize } from './matrix/styles';
import { byPage, names, printed } from './matrix/modules';
import { unreadableOverPictures } from './matrix/over-pictures';
import { costsAtLoadAndNear, costsInUse, quiet } from './matrix/told';
import { test, type Visitor } from './matrix/visitors';
import { expect } from './support/test';

/** Background of the dark style. */
const ONYX = 'rgb(39, 39, 39)';

/** Features whose pages only link to where they are at work; costs.spec.ts goes there. */
const ELSEWHERE = [ 'infinite-scroll', 'overlays' ];

const atWork = ( slugs: string[] ) =>
	slugs.filter( ( slug ) => ! ELSEWHERE.includes( slug ) );

async function fits( { page }: Visitor, widths = WIDTHS ): Promise< void > {
	for ( const width of widths ) {
		await resize( page, width );
		quiet( await tooWide( page ), `Fits on ${ width } px` );
	}
}

const NARROW_FIRST = [ ...WIDTHS ].reverse();

const atLoadAndNear = ( visitor: Visitor, slugs: string[] ) =>
	costsAtLoadAndNear( visitor.page, visitor.fetched, atWork( slugs ), () =>
		visitor.visit( ...slugs )
	);

const inUse = ( { page, fetched }: Visitor, slugs: string[] ) =>
	costsInUse( page, fetched, atWork( slugs ) );

for ( const slug of atWork( printed.map( ( one ) => one.slug ) ) ) {
	// Of five on a page, each is told what the others fetch too.
	test(
		`${ slug } costs what owners are told, alone on a page`,
		{ tag: '@deep' },
		async ( { usual } ) => {
			await atLoadAndNear( usual, [ slug ] );
			await inUse( usual, [ slug ] );
		}
	);
}

for ( const modules of byPage( printed ) ) {
	const slugs = modules.map( ( { slug } ) => slug );
	const source = modules.map( ( one ) => one.source ).join( '' );
	const titles = modules.flatMap( ( { fixtures } ) =>
		fixtures.map( ( { title } ) => title )
	);

	test( `${ names( modules ) } cost what owners are told, are accessible and fit, also when open and with large text`, async ( {
		usual,
	} ) => {
		const { page } = usual;
		await atLoadAndNear( usual, slugs );
		quiet( await notShown( page, titles ), 'Not shown' );
		// What moves is tested at rest: words that fade in and out have no contrast of their own.
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		quiet( await inaccessible( page ), 'Accessible as printed' );
		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		quiet( await unreadableOverPictures( page ), 'Read on any picture' );
		await fits( usual );
		await inUse( usual, slugs );
		await unfold( page );
		await fits( usual, NARROW_FIRST );
		await setTextSize( page, 2 );
		quiet( await tooWide( page ), 'Fits with text of 200 %' );
		await setTextSize( page, 1 );
		quiet( usual.complaints( source ), 'The page is quiet' );
	} );

	test( `${ names( modules ) } fit and are accessible from right to left, dark, with reduced motion`, async ( {
		mirrored,
	} ) => {
		const { page } = mirrored;
		await resize( page, 1280 );
		await mirrored.visit( ...slugs );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await expect( page.locator( 'body' ) ).toHaveCSS(
			'background-color',
			ONYX
		);
		quiet( await notShown( page, titles ), 'Not shown' );
		await scrollThrough( page );
		await fits( mirrored );
		quiet( await activate( page ), 'Every island wakes' );
		await unfold( page );
		await fits( mirrored, NARROW_FIRST );
		quiet( await inaccessible( page ), 'Accessible when open' );
		quiet( await stillMoving( page ), 'Nothing moves' );
		quiet( mirrored.complaints( source ), 'The page is quiet' );
	} );

	test( `${ names( modules ) } fit and have working links without script`, async ( {
		scriptless,
	} ) => {
		const { page } = scriptless;
		await scriptless.visit( ...slugs );
		quiet( await notShown( page, titles ), 'Not shown' );
		await fits( scriptless );
		quiet( await deadLinks( page, source ), 'Links lead somewhere' );
		quiet( scriptless.complaints( source ), 'The page is quiet' );
	} );
}
