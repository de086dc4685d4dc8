/** Videos behind blocks: in view, out of view, paused by the visitor, and posters instead. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const PAGE = '/modules/video-background/';

const rolling = ( page: Page ) => page.locator( '.rolling' );
const isPaused = ( page: Page, block = '.rolling' ) =>
	page
		.locator( `${ block } video` )
		.evaluate( ( { paused }: HTMLVideoElement ) => paused );
const isAwake = ( page: Page ) =>
	expect(
		page.locator( 'frontage-island[name=video-background]' )
	).toHaveAttribute( 'data-state', 'awake' );
const toTop = ( page: Page, top: number ) =>
	page.evaluate( ( y ) => scrollTo( { top: y, behavior: 'instant' } ), top );

test( 'plays in view, pauses out of it, and stays paused by its button', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	await isAwake( page );
	const video = rolling( page ).locator( 'video' );
	await rolling( page ).scrollIntoViewIfNeeded();
	await expect.poll( () => isPaused( page ) ).toBe( false );
	await expect( video ).toHaveClass( /is-on/ );
	await expect( video ).toHaveCSS( 'opacity', '1' );
	await page
		.locator( '.poster-on-phones' )
		.evaluate( ( block ) => block.scrollIntoView() );
	await expect.poll( () => isPaused( page ) ).toBe( true );
	await expect
		.poll( () => isPaused( page, '.poster-on-phones' ) )
		.toBe( false );
	await toTop( page, 0 );
	await expect.poll( () => isPaused( page ) ).toBe( false );
	expect( await isPaused( page, '.poster-on-phones' ) ).toBe( false );
	const button = rolling( page ).getByRole( 'button', {
		name: 'Pause background video',
	} );
	await button.press( 'Enter' );
	expect( await isPaused( page ) ).toBe( true );
	await toTop( page, 5000 );
	await toTop( page, 0 );
	await rolling( page )
		.getByRole( 'button', { name: 'Play background video' } )
		.click();
	await expect.poll( () => isPaused( page ) ).toBe( false );
} );

test( 'is a poster with reduced motion, without script, and on phones if there is no file for them', async ( {
	lessMotion,
	noJs,
	narrow,
} ) => {
	await visit( lessMotion, PAGE );
	await isAwake( lessMotion );
	for ( const one of [ lessMotion, noJs ] ) {
		if ( one === noJs ) {
			await visit( one, PAGE );
		}
		await expect( rolling( one ) ).toHaveCSS(
			'background-image',
			/clouds\.jpg/
		);
		await expect( one.locator( '.rolling video' ) ).toHaveCount( 0 );
	}
	await visit( narrow, PAGE );
	await isAwake( narrow );
	await expect( narrow.locator( '.poster-on-phones' ) ).toHaveCSS(
		'background-image',
		/bridge\.jpg/
	);
	await expect( narrow.locator( '.poster-on-phones video' ) ).toHaveCount(
		0
	);
	await expect( narrow.locator( '.rolling video' ) ).toHaveCount( 1 );
} );
