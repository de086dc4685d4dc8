/** Counters for visitors and authors. */
import type { Locator, Page } from '@playwright/test';
import { listBlock, publishPage } from './support/posts';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/counter/';

const final = ( page: Page, id: string ) =>
	page.locator( `#${ id } .frontage-count__final` );
const running = ( page: Page, id: string ) =>
	page.locator( `#${ id } .frontage-count__running` );

/** Blocks that push what follows below the first screen. */
const FAR =
	'<!-- wp:spacer {"height":"1600px"} --><div style="height:1600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const counter = ( attributes: object ) =>
	listBlock( 'counter', {
		anchor: 'sold',
		number: '12400',
		suffix: '+',
		label: 'Loaves a year',
		...attributes,
	} );

const sizeOf = ( locator: Locator ) =>
	locator.evaluate( ( element ) => {
		const { width, height } = element.getBoundingClientRect();
		return { width, height };
	} );

test( 'counts up once when scrolled to, and moves nothing', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		FAR + counter( { duration: 5000 } ) + FAR
	);
	await visit( page, url );
	const number = page.locator( '#sold .frontage-counter__figure' );
	const before = await sizeOf( number );
	await expect( final( page, 'sold' ) ).toHaveText( '12,400+' );
	await page.evaluate( () => scrollTo( { top: 900, behavior: 'instant' } ) );
	await expect( running( page, 'sold' ) ).toHaveText( '0+' );
	await page
		.locator( '#sold' )
		.evaluate( ( element ) =>
			element.scrollIntoView( { block: 'end', behavior: 'instant' } )
		);
	await expect( running( page, 'sold' ) ).toHaveText( /\d,\d{3}\+$/ );
	await expect( final( page, 'sold' ) ).toHaveCSS( 'opacity', '0' );
	expect( await sizeOf( number ) ).toEqual( before );
	await test.step( 'readers get the final number all the time', async () => {
		await expect( page.locator( '#sold' ) ).toMatchAriaSnapshot( `
    - paragraph: 12,400+
    - paragraph: Loaves a year
  ` );
	} );
	await expect( running( page, 'sold' ) ).toHaveCount( 0, {
		timeout: 8000,
	} );
	await expect( final( page, 'sold' ) ).toHaveCSS( 'opacity', '1' );
	expect( await sizeOf( number ) ).toEqual( before );
	await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
	await page.locator( '#sold' ).scrollIntoViewIfNeeded();
	await expect( running( page, 'sold' ) ).toHaveCount( 0 );
} );

test( 'does not restart what is read already', async ( { admin, page } ) => {
	const url = await publishPage( admin, counter( { duration: 5000 } ) );
	await visit( page, url );
	await expect( page.locator( '#sold frontage-island' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);
	await expect( running( page, 'sold' ) ).toHaveCount( 0 );
	await expect( final( page, 'sold' ) ).toBeVisible();
} );

test( 'shows the final number without script, without motion and in print', async ( {
	admin,
	noJs,
	lessMotion,
	page,
} ) => {
	const url = await publishPage( admin, FAR + counter( {} ) );
	for ( const visitor of [ noJs, lessMotion ] ) {
		await visit( visitor, url );
		await visitor.locator( '#sold' ).scrollIntoViewIfNeeded();
		await expect( final( visitor, 'sold' ) ).toHaveText( '12,400+' );
		await expect( final( visitor, 'sold' ) ).toHaveCSS( 'opacity', '1' );
		await expect( running( visitor, 'sold' ) ).toHaveCount( 0 );
	}
	await visit( page, url );
	await page.evaluate( () => scrollTo( { top: 900, behavior: 'instant' } ) );
	await expect( running( page, 'sold' ) ).toHaveText( '0+' );
	await page.emulateMedia( { media: 'print' } );
	await expect( final( page, 'sold' ) ).toHaveCSS( 'opacity', '1' );
	await expect( running( page, 'sold' ) ).toBeHidden();
} );

test( 'fits phones and right-to-left languages', async ( { narrow, rtl } ) => {
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await expectNoAxe( narrow, '.frontage-counter' );
	await visit( rtl, PAGE );
	// A minus stays in front of its number.
	await expect( final( rtl, 'cups' ) ).toHaveText( '−1,234,567' );
	await expect(
		rtl.locator( '#cups .frontage-count__final > [dir]' )
	).toHaveCSS( 'direction', 'ltr' );
} );

test( 'is typed in place, labelled and published', async ( {
	editor,
	guest,
} ) => {
	await editor.create( { title: 'Numbers' } );
	await editor.insert( 'Counter' );
	const block = editor.block( 'frontage/counter' );
	const number = block.getByRole( 'textbox', { name: 'Number' } );
	await number.click();
	await editor.page.keyboard.type( '12400.5' );
	await block.getByRole( 'textbox', { name: 'Label' } ).click();
	await editor.page.keyboard.type( 'Loaves' );
	await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
	await expect( number ).toHaveText( '12,400.5' );
	await editor.select( 'frontage/counter' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'After the number' ).fill( ' t' );
	await visit( guest, await editor.publish() );
	await expect( guest.locator( '.frontage-counter__figure' ) ).toHaveText(
		'12,400.5\u{a0}t'
	);
	await expect( guest.locator( '.frontage-counter__label' ) ).toHaveText(
		'Loaves'
	);
} );
