/** Filterable content for visitors and authors. */
import type { Page } from '@playwright/test';
import { HOLDS, pressFinger, pressMouse } from './support/press';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/filter/';

const bakery = ( page: Page ) => page.locator( '#bakery' );
const menu = ( page: Page ) => page.locator( '#menu' );
const trips = ( page: Page ) => page.locator( '#trips' );
const items = ( box: ReturnType< typeof bakery > ) =>
	box.locator( '.frontage-filter__item:visible' );
const tag = ( box: ReturnType< typeof bakery >, name: string | RegExp ) =>
	box.getByRole( 'radio', { name } );

/** Notes how long items move, in milliseconds; on a busy machine, a movement is over before it can be looked for. */
const noteMoves = () => {
	const moves: unknown[] = ( ( window as any ).moves = [] );
	const { animate } = Element.prototype;
	Element.prototype.animate = function ( frames, options ) {
		const { id, duration } = options as KeyframeAnimationOptions;
		if ( id === 'frontage-flip' ) {
			moves.push( duration );
		}
		return animate.call( this, frames, options );
	};
};

test( 'filters by one tag, and keeps it in the URL, on load and Back', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await expect( bakery( page ).locator( 'fieldset' ) ).toMatchAriaSnapshot( `
    - group "Kinds of bakes":
      - radio "All 5" [checked]
      - radio "Bread 2"
      - radio "Vegan 2"
      - radio "Cake 2"
      - radio "Rolls 1"
  ` );
	await pressMouse( page, tag( bakery( page ), /Cake/ ), HOLDS[ 0 ]! );
	await expect( items( bakery( page ) ) ).toHaveCount( 2 );
	await expect( page ).toHaveURL( /#bakery\|cake$/ );
	await expect( bakery( page ).getByRole( 'status' ) ).toHaveText(
		'2 of 5 shown'
	);
	await expectNoAxe( page, '#bakery' );
	await pressMouse( page, tag( bakery( page ), /Rolls/ ), HOLDS[ 1 ]! );
	await expect( items( bakery( page ) ) ).toHaveCount( 1 );
	await expect( page ).toHaveURL( /#bakery\|rolls$/ );
	await page.goBack();
	await expect( items( bakery( page ) ) ).toHaveCount( 2 );
	await page.reload();
	await expect( items( bakery( page ) ) ).toHaveCount( 2 );
	await expect( tag( bakery( page ), /Cake/ ) ).toBeChecked();
	await page.emulateMedia( { media: 'print' } );
	await expect( items( bakery( page ) ) ).toHaveCount( 5 );
	await expect( bakery( page ).locator( 'fieldset' ) ).toBeHidden();
} );

test( 'arrow keys choose, and are one step for Back', async ( { page } ) => {
	await visit( page, PAGE );
	await tag( bakery( page ), /All/ ).focus();
	for ( let step = 0; step < 3; step++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	await expect( tag( bakery( page ), /Cake/ ) ).toBeFocused();
	await expect( items( bakery( page ) ) ).toHaveCount( 2 );
	await expect( page ).toHaveURL( /#bakery\|cake$/ );
} );

test( 'several tags and prices: all of them, any of them, an empty answer', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const box = menu( page );
	const check = ( name: string ) => box.getByRole( 'checkbox', { name } );
	await check( 'Soup' ).check();
	await check( 'Vegan' ).check();
	await expect( items( box ) ).toHaveText( [ /Lentil/ ] );
	await check( 'Main course' ).check();
	await expect( items( box ) ).toHaveCount( 0 );
	await expect(
		box.getByText( 'Nothing on the menu is like that.' )
	).toBeVisible();
	await box.getByRole( 'button', { name: 'All' } ).click();
	await box
		.getByRole( 'combobox', { name: 'Sort by' } )
		.selectOption( 'Price: High to low' );
	await expect( items( box ) ).toHaveText( [
		/Roast/,
		/pumpkin/,
		/Fish/,
		/Lentil/,
		/Bread/,
	] );
	await expect( page ).toHaveURL( /#menu\|descending$/ );
	await expectNoAxe( page, '#menu' );
	await expect( items( trips( page ) ) ).toHaveCount( 2 );
	await trips( page ).getByRole( 'checkbox', { name: 'Easy' } ).check();
	await expect( items( trips( page ) ) ).toHaveCount( 3 );
} );

test( 'moves items for 250 ms, and loses no press meanwhile', async ( {
	page,
	lessMotion,
} ) => {
	for ( const visitor of [ page, lessMotion ] ) {
		await visitor.addInitScript( noteMoves );
		await visit( visitor, PAGE );
		await tag( bakery( visitor ), /All/ ).focus();
		await expect(
			bakery( visitor ).locator( 'frontage-island' )
		).toHaveAttribute( 'data-state', 'awake' );
	}
	const moves = ( visitor: Page ): Promise< number[] > =>
		visitor.evaluate( 'moves' );
	await tag( bakery( page ), /Cake/ ).check();
	await tag( bakery( page ), /Vegan/ ).check();
	await tag( bakery( page ), /Rolls/ ).check();
	await expect( items( bakery( page ) ) ).toHaveCount( 1 );
	expect( new Set( await moves( page ) ) ).toEqual( new Set( [ 250 ] ) );

	await tag( bakery( lessMotion ), /Cake/ ).check();
	await expect( items( bakery( lessMotion ) ) ).toHaveCount( 2 );
	expect( await moves( lessMotion ) ).toEqual( [] );
} );

test( 'filters without script, and shows a target that is filtered out', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await expect( items( bakery( noJs ) ) ).toHaveCount( 5 );
	await tag( bakery( noJs ), /Vegan/ ).check();
	await expect( items( bakery( noJs ) ) ).toHaveCount( 2 );
	await expect( items( trips( noJs ) ) ).toHaveCount( 2 );
	await trips( noJs ).getByRole( 'checkbox', { name: 'Easy' } ).check();
	await expect( items( trips( noJs ) ) ).toHaveCount( 3 );
	await menu( noJs ).getByRole( 'checkbox', { name: 'Soup' } ).check();
	await menu( noJs ).getByRole( 'checkbox', { name: 'Vegan' } ).check();
	await expect( items( menu( noJs ) ) ).toHaveCount( 1 );
	await expect( menu( noJs ).getByRole( 'combobox' ) ).toBeHidden();
} );

test(
	'fits on phones and in right-to-left languages',
	{ tag: '@deep' },
	async ( { narrow, rtl } ) => {
		await visit( narrow, PAGE );
		await expectNoOverflow( narrow );
		await pressFinger(
			narrow,
			tag( bakery( narrow ), /Vegan/ ),
			HOLDS[ 0 ]!
		);
		await expect( items( bakery( narrow ) ) ).toHaveCount( 2 );
		await visit( rtl, PAGE );
		const [ all, bread ] = await Promise.all(
			[ /All/, /Bread/ ].map( ( name ) =>
				tag( bakery( rtl ), name ).boundingBox()
			)
		);
		expect( all!.x ).toBeGreaterThan( bread!.x );
	}
);

test(
	'is inserted, tagged and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { title: 'Filtered' } );
		await editor.insert( 'Filterable Content' );
		const blocks = editor.block( 'frontage/filter-item' );
		for ( const [ place, name ] of [ 'Red', 'Green' ].entries() ) {
			await blocks.nth( place ).locator( 'p' ).first().click();
			await editor.page.keyboard.type( `${ name } thing` );
			await editor.select( 'frontage/filter-item', place );
			const settings = await editor.openSettings();
			await settings.getByLabel( 'Tags' ).fill( name );
			await editor.page.keyboard.press( 'Enter' );
		}
		await visit( guest, await editor.publish() );
		await guest.getByRole( 'radio', { name: 'Green' } ).check();
		await expect( guest.getByText( 'Green thing' ) ).toBeVisible();
		await expect( guest.getByText( 'Red thing' ) ).toBeHidden();
	}
);
