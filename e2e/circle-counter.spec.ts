/** Circle counters for visitors and authors. */
import type { Page } from '@playwright/test';
import { listBlock, publishPage } from './support/posts';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/circle-counter/';

const FAR =
	'<!-- wp:spacer {"height":"1600px"} --><div style="height:1600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const CIRCLE = listBlock( 'circle-counter', {
	anchor: 'flour',
	number: '75',
	label: 'Local flour',
	duration: 5000,
} );

const arc = ( page: Page ) => page.locator( '#flour .frontage-gauge__value' );

/**
 * Returns how much of the circle is drawn, from 0 to 100.
 *
 * @param page Browser page.
 */
const drawn = ( page: Page ) =>
	arc( page ).evaluate( ( line ) => {
		const { strokeDasharray, visibility } = getComputedStyle( line );
		return visibility === 'hidden' ? 0 : parseFloat( strokeDasharray );
	} );

test( 'fills once when scrolled to, together with its number', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, FAR + CIRCLE + FAR ) );
	await page.evaluate( () => scrollTo( { top: 700, behavior: 'instant' } ) );
	await expect.poll( () => drawn( page ) ).toBe( 0 );
	const box = await page.locator( '#flour' ).boundingBox();
	await page
		.locator( '#flour' )
		.evaluate( ( element ) =>
			element.scrollIntoView( { block: 'center', behavior: 'instant' } )
		);
	await expect.poll( () => drawn( page ) ).toBeGreaterThan( 10 );
	expect( await drawn( page ) ).toBeLessThan( 75 );
	await expect( page.locator( '#flour' ) ).toMatchAriaSnapshot( `
    - paragraph: Local flour
    - paragraph: 75%
  ` );
	await expect.poll( () => drawn( page ), { timeout: 8000 } ).toBe( 75 );
	await expect( page.locator( '.frontage-count__running' ) ).toHaveCount( 0 );
	const after = await page.locator( '#flour' ).boundingBox();
	expect( [ after!.width, after!.height ] ).toEqual( [
		box!.width,
		box!.height,
	] );
} );

test( 'shows the end without script, without motion and in print', async ( {
	admin,
	noJs,
	lessMotion,
	page,
} ) => {
	const url = await publishPage( admin, FAR + CIRCLE );
	for ( const visitor of [ noJs, lessMotion ] ) {
		await visit( visitor, url );
		await arc( visitor ).scrollIntoViewIfNeeded();
		expect( await drawn( visitor ) ).toBe( 75 );
		await expect( visitor.locator( '#flour' ) ).toContainText( '75%' );
	}
	await visit( page, url );
	await page.evaluate( () => scrollTo( { top: 700, behavior: 'instant' } ) );
	await expect.poll( () => drawn( page ) ).toBe( 0 );
	await page.emulateMedia( { media: 'print' } );
	expect( await drawn( page ) ).toBe( 75 );
} );

test( 'fits phones, and is mirrored in right-to-left languages', async ( {
	narrow,
	rtl,
} ) => {
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await expectNoAxe( narrow, '.frontage-circle-counter' );
	await visit( rtl, PAGE );
	const matrix = await rtl
		.locator( '#rest .frontage-gauge__drawing' )
		.evaluate( ( drawing ) => getComputedStyle( drawing ).scale );
	expect( matrix ).toBe( '-1 1' );
} );

test( 'is typed in place and published', async ( { editor, guest } ) => {
	await editor.create( { title: 'Circles' } );
	await editor.insert( 'Circle Counter' );
	const block = editor.block( 'frontage/circle-counter' );
	await block.getByRole( 'textbox', { name: 'Number' } ).click();
	await editor.page.keyboard.type( '37.5' );
	await block.getByRole( 'textbox', { name: 'Label' } ).click();
	await editor.page.keyboard.type( 'Rye' );
	await expect( block.locator( '.frontage-gauge__value' ) ).toHaveAttribute(
		'stroke-dasharray',
		'37.5 100'
	);
	await editor.select( 'frontage/circle-counter' );
	const settings = await editor.openSettings();
	await settings.getByLabel( 'Shape' ).selectOption( 'half' );
	await visit( guest, await editor.publish() );
	await expect( guest.locator( '.frontage-gauge.is-half' ) ).toHaveText(
		'Rye37.5%'
	);
} );
