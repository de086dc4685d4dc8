/** Sortable lists for visitors and authors. */
import type { Page } from '@playwright/test';
import { HOLDS, pressMouse } from './support/press';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/sortable/';

const ranking = ( page: Page ) => page.locator( '#ranking' );
const items = ( page: Page ) =>
	ranking( page ).locator( '.frontage-sortable__content' );
const handle = ( page: Page, name: string ) =>
	ranking( page ).getByRole( 'button', { name: `Move: ${ name }` } );
const awake = ( page: Page ) =>
	expect( ranking( page ).locator( 'frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
const shows = ( page: Page, ...names: string[] ) =>
	expect( items( page ) ).toHaveText(
		names.map( ( name ) => new RegExp( name ) )
	);
const middle = async ( target: ReturnType< typeof items > ) => {
	const { x, y, width, height } = ( await target.boundingBox() )!;
	return { x: x + width / 2, y: y + height / 2 };
};

test( 'is sorted by the mouse, remembered, and reset', async ( { page } ) => {
	await visit( page, PAGE );
	await shows( page, 'Rye', 'Baguette', 'Spelt', 'Poppy' );
	await expectNoAxe( page, '.frontage-sortable' );
	await items( page ).nth( 0 ).hover();
	await awake( page );
	await items( page ).nth( 3 ).scrollIntoViewIfNeeded();
	const from = await middle( items( page ).nth( 0 ) );
	const to = await middle( items( page ).nth( 2 ) );
	// The script that drags comes after the first.
	await expect( async () => {
		await page.mouse.up();
		await page.mouse.move( from.x, from.y );
		await page.mouse.down();
		await page.mouse.move( from.x, from.y + 3 );
		expect( await ranking( page ).locator( '.is-dragged' ).count() ).toBe(
			0
		);
		await page.mouse.move( from.x, from.y + 20, { steps: 4 } );
		expect( await ranking( page ).locator( '.is-dragged' ).count() ).toBe(
			1
		);
	} ).toPass();
	await page.mouse.move( to.x, to.y + 10, { steps: 8 } );
	await page.mouse.up();
	await shows( page, 'Baguette', 'Spelt', 'Rye', 'Poppy' );
	await expect( ranking( page ).getByRole( 'status' ) ).toHaveText(
		'Dropped at position 3 of 4.'
	);
	await page.reload();
	await shows( page, 'Baguette', 'Spelt', 'Rye', 'Poppy' );
	// The owner has removed an item since, and added others: they come last.
	await page.evaluate( () => {
		const key = Object.keys( localStorage ).find( ( name ) =>
			name.startsWith( 'frontage-order-' )
		)!;
		const [ , spelt ] = JSON.parse( localStorage[ key ] );
		localStorage[ key ] = JSON.stringify( [ 'gone', spelt ] );
	} );
	await page.reload();
	await shows( page, 'Spelt', 'Rye', 'Baguette', 'Poppy' );
	await ranking( page )
		.getByRole( 'button', { name: 'Reset order' } )
		.click();
	await shows( page, 'Rye', 'Baguette', 'Spelt', 'Poppy' );
	await page.reload();
	await shows( page, 'Rye', 'Baguette', 'Spelt', 'Poppy' );
} );

test( 'a press on a link inside is a click', async ( { page } ) => {
	await visit( page, PAGE );
	await items( page ).nth( 0 ).hover();
	await awake( page );
	await pressMouse(
		page,
		page.getByRole( 'link', { name: 'with its recipe' } ),
		HOLDS[ 0 ]!
	);
	await expect( page ).toHaveURL( /#rye$/ );
	await shows( page, 'Rye', 'Baguette', 'Spelt', 'Poppy' );
} );

test( 'is sorted by keyboard and buttons', async ( { page } ) => {
	await visit( page, PAGE );
	await handle( page, 'Poppy roll' ).focus();
	await awake( page );
	await page.keyboard.press( 'Space' );
	await expect( handle( page, 'Poppy roll' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'ArrowUp' );
	await shows( page, 'Rye', 'Poppy', 'Baguette', 'Spelt' );
	await expect( handle( page, 'Poppy roll' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await shows( page, 'Rye', 'Baguette', 'Spelt', 'Poppy' );
	await expect( handle( page, 'Poppy roll' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Home' );
	await page.keyboard.press( 'Enter' );
	await shows( page, 'Poppy', 'Rye', 'Baguette', 'Spelt' );
	await ranking( page )
		.getByRole( 'button', { name: 'Move up: Spelt bread' } )
		.click();
	await shows( page, 'Poppy', 'Rye', 'Spelt', 'Baguette' );
} );

test( 'a press made before the script is there moves an item', async ( {
	page,
} ) => {
	let arrive = () => {};
	const there = new Promise< void >( ( done ) => ( arrive = done ) );
	await page.route( '**/build/islands.js*', async ( route ) => {
		await there;
		await route.continue();
	} );
	await page.goto( PAGE, { waitUntil: 'commit' } );
	await ranking( page )
		.getByRole( 'button', { name: 'Move up: Spelt bread' } )
		.click();
	arrive();
	await shows( page, 'Rye', 'Spelt', 'Baguette', 'Poppy' );
} );

test( 'fingers drag by the handle; the page scrolls elsewhere', async ( {
	narrow,
} ) => {
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await expect( handle( narrow, 'Baguette' ) ).toHaveCSS(
		'touch-action',
		'none'
	);
	await expect( items( narrow ).nth( 0 ) ).toHaveCSS(
		'touch-action',
		'auto'
	);
	await items( narrow ).nth( 3 ).scrollIntoViewIfNeeded();
	const from = await middle( handle( narrow, 'Baguette' ) );
	const to = await middle( items( narrow ).nth( 3 ) );
	const session = await narrow.context().newCDPSession( narrow );
	const touch = ( type: 'touchStart' | 'touchMove', y: number ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: [ { x: from.x, y } ],
		} );
	await touch( 'touchStart', from.y );
	await awake( narrow );
	// The drag starts also if the script came after the finger, which goes on moving.
	await expect
		.poll( async () => {
			await touch( 'touchMove', from.y + 8 );
			await touch( 'touchMove', to.y + 10 );
			return ( await items( narrow ).allInnerTexts() ).map( ( text ) =>
				text.trim().slice( 0, 3 )
			);
		} )
		.toEqual( [ 'Rye', 'Spe', 'Pop', 'Bag' ] );
	await session.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
	await expect( ranking( narrow ).locator( '.is-dragged' ) ).toHaveCount( 0 );
	await shows( narrow, 'Rye', 'Spelt', 'Poppy', 'Baguette' );
} );

test( 'is a plain list without script and in print', async ( {
	noJs,
	page,
} ) => {
	await visit( noJs, PAGE );
	await shows( noJs, 'Rye', 'Baguette', 'Spelt', 'Poppy' );
	await expect( ranking( noJs ).getByRole( 'button' ) ).toHaveCount( 0 );
	await visit( page, PAGE );
	await page.emulateMedia( { media: 'print' } );
	await expect( ranking( page ).getByRole( 'button' ) ).toHaveCount( 0 );
} );

test(
	'is inserted, written and published; new items come last in a remembered order',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { title: 'Sorted' } );
		await editor.insert( 'Sortable List' );
		const blocks = editor.block( 'frontage/sortable-item' );
		for ( const [ place, name ] of [ 'One', 'Two', 'Three' ].entries() ) {
			await blocks.nth( place ).locator( 'p' ).first().click();
			await editor.page.keyboard.type( name );
		}
		await visit( guest, await editor.publish() );
		await guest.getByRole( 'button', { name: 'Move up: Three' } ).click();
		const rows = guest.locator( '.frontage-sortable__content' );
		await expect( rows ).toHaveText( [ 'One', 'Three', 'Two' ] );
		const names = await guest
			.locator( '.frontage-sortable__item' )
			.evaluateAll( ( all: HTMLElement[] ) =>
				all.map( ( { dataset } ) => dataset.item )
			);
		expect( new Set( names ).size ).toBe( 3 );
		await guest.reload();
		await expect( rows ).toHaveText( [ 'One', 'Three', 'Two' ] );
	}
);
