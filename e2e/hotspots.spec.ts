/** Hotspots for visitors and authors. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/hotspots/';

const picture = ( page: Page ) =>
	page.locator( '.frontage-hotspots.alignwide' );
const spot = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const open = ( page: Page ) =>
	page.locator( '.frontage-hotspots__popover:popover-open' );

test( 'opens next to its hotspot by click, key and hover, with the right ARIA states', async ( {
	page,
} ) => {
	await test.step( 'screen readers get names and the state of hotspots', async () => {
		await visit( page, PAGE );
		await expect( picture( page ) ).toMatchAriaSnapshot( `
    - img "A mountain above a valley"
    - button "The ridge"
    - button "The hut"
    - button "Hotspot 3"
  ` );
		await spot( page, 'The hut' ).click();
		await expect(
			page.getByRole( 'group', { name: 'The hut' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
	} );
	await test.step( 'a click opens one, another closes it, and Escape closes it and returns the focus', async () => {
		await spot( page, 'The hut' ).click();
		await expect( open( page ) ).toContainText( 'Soup until eight' );
		await expectNoAxe( page, '.frontage-hotspots' );
		await spot( page, 'The ridge' ).click();
		await expect( open( page ) ).toHaveCount( 1 );
		await expect( open( page ) ).toContainText( 'Two hours' );
		await spot( page, 'The ridge' ).click();
		await expect( open( page ) ).toHaveCount( 0 );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'not for everybody' } )
		).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( open( page ) ).toHaveCount( 0 );
		await expect( spot( page, 'The ridge' ) ).toBeFocused();
	} );
	await test.step( 'opens next to its hotspot and within the viewport', async () => {
		for ( const name of [ 'The ridge', 'The hut', 'Hotspot 3' ] ) {
			const marker = picture( page ).getByRole( 'button', { name } );
			await marker.click();
			const box = ( await open( page ).boundingBox() )!;
			const at = ( await marker.boundingBox() )!;
			expect( box.x ).toBeGreaterThanOrEqual( 0 );
			expect( box.x + box.width ).toBeLessThanOrEqual( 1280 );
			const gap = Math.max(
				box.y - at.y - at.height,
				at.y - box.y - box.height
			);
			expect( gap ).toBeGreaterThan( 0 );
			expect( gap ).toBeLessThan( 40 );
			await page.keyboard.press( 'Escape' );
		}
	} );
	await test.step( 'hovering opens it if enabled, and a click keeps it open', async () => {
		const first = spot( page, 'First bold & plain' );
		await first.hover();
		await expect( open( page ) ).toContainText( 'Something to say' );
		await open( page ).hover();
		await expect( open( page ) ).toBeVisible();
		await page.mouse.move( 2, 2 );
		await expect( open( page ) ).toHaveCount( 0 );
		await first.hover();
		await expect( open( page ) ).toBeVisible();
		await first.click();
		await page.mouse.move( 2, 2 );
		await expect( open( page ) ).toBeVisible();
	} );
} );

test( 'slides up on a phone, and a tap closes it', async ( { narrow } ) => {
	await visit( narrow, PAGE );
	await spot( narrow, 'The hut' ).tap();
	const box = ( await open( narrow ).boundingBox() )!;
	expect( box.width ).toBe( 390 );
	expect( box.y + box.height ).toBeCloseTo( 844, 0 );
	await expectNoAxe( narrow, '.frontage-hotspots' );
	await narrow.touchscreen.tap( 195, 40 );
	await expect( open( narrow ) ).toHaveCount( 0 );
} );

test(
	'is inserted, and hotspots are dragged, moved by keys and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { title: 'Image' } );
		await editor.insert( 'Hotspots' );
		await editor.page.evaluate( () => {
			const { dispatch, select } = ( window as any ).wp.data;
			const [ block ] = select( 'core/block-editor' )
				.getBlocks()
				.filter( ( { name }: any ) => name === 'frontage/hotspots' );
			dispatch( 'core/block-editor' ).updateBlockAttributes(
				block.clientId,
				{
					url: '/wp-includes/images/media/default.png',
					alt: 'A sheet',
				}
			);
		} );
		const image = editor.canvas.locator( '.frontage-hotspots__image' );
		await expect( image ).toBeVisible();
		await editor.select( 'frontage/hotspots' );
		await editor.page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Add hotspot' } )
			.click();
		await editor.select( 'frontage/hotspot' );
		const name = editor.canvas.getByRole( 'textbox', {
			name: 'Hotspot name',
		} );
		await name.fill( 'Corner' );
		const marker = editor.canvas.getByRole( 'button', {
			name: /^Corner, .+ from left/,
		} );
		const at = ( await marker.boundingBox() )!;
		await editor.page.mouse.move(
			at.x + at.width / 2,
			at.y + at.height / 2
		);
		await editor.page.mouse.down();
		await editor.page.mouse.move( at.x + 100, at.y + 60, { steps: 4 } );
		await editor.page.mouse.up();
		const x = async () =>
			Number( /"x":([\d.]+)/.exec( await editor.content() )?.[ 1 ] );
		await expect
			.poll( async () => ( await marker.boundingBox() )!.x )
			.toBeGreaterThan( at.x + 50 );
		const before = await x();
		await marker.focus();
		await editor.page.keyboard.press( 'ArrowRight' );
		await expect.poll( x ).toBeCloseTo( before + 1, 1 );
		await visit( guest, await editor.publish() );
		await spot( guest, 'Corner' ).click();
		await expect( open( guest ) ).toContainText( 'Corner' );
	}
);
