/** Players of ours, of WordPress and of others in what hides them: how they are played, and what becomes of them. */
import { expect, type Page } from '@playwright/test';
import { HIDES } from './hides';
import { vendors } from './video-vendors';

/** A file that plays for minutes, and makes no sound in tests. */
const file = ( id: string ) =>
	`<!-- wp:html --><video id="${ id }" controls loop style="width:200px;height:112px"></video><!-- /wp:html -->`;

const frame = ( id: string, src: string ) =>
	`<!-- wp:html --><iframe id="${ id }" src="${ src }" style="width:200px;height:112px"></iframe><!-- /wp:html -->`;

/** One of each kind of player. */
const players = ( id: string ) =>
	file( `${ id }-file` ) +
	frame( `${ id }-bare`, 'https://www.youtube.com/embed/a?feature=oembed' ) +
	frame( `${ id }-obeys`, 'https://player.vimeo.com/video/1' );

/** Answers for all players of others, which note what they are told. */
export async function strangers( page: Page ): Promise< string[] > {
	const asked = await vendors( page );
	await page.route( /^https:\/\/www\.youtube\.com\/embed\//, ( route ) => {
		asked.push( route.request().url() );
		return route.fulfill( { contentType: 'text/html', body: '<p>Player' } );
	} );
	return asked;
}

/** Plays a file: colors that are drawn, without a sound that a test machine would refuse. */
const play = ( page: Page, id: string ) =>
	page.locator( `#${ id }-file` ).evaluate( async ( media ) => {
		const canvas = document.createElement( 'canvas' );
		const pen = canvas.getContext( '2d' )!;
		setInterval( () => pen.fillRect( 0, 0, Math.random() * 9, 9 ), 50 );
		( media as HTMLVideoElement ).srcObject = canvas.captureStream( 5 );
		await ( media as HTMLVideoElement ).play();
	} );

/** Returns what plays, by kind. */
const state = ( page: Page, id: string ) =>
	page.evaluate( ( name ) => {
		const find = ( kind: string ) =>
			document.getElementById( `${ name }-${ kind }` )!;
		return {
			file: ( find( 'file' ) as HTMLVideoElement ).paused
				? 'paused'
				: 'plays',
			bare: find( 'bare' ).getAttribute( 'src' ),
		};
	}, id );

const PLAYS = {
	file: 'plays',
	bare: 'https://www.youtube.com/embed/a?feature=oembed',
};
const SILENT = { file: 'paused', bare: 'about:blank' };
const SHOWN = { ...PLAYS, file: 'paused' };

const told = ( page: Page, id: string ) =>
	page.frameLocator( `#${ id }-obeys` ).locator( 'output' );

/** Whether a player was told to pause, or no longer is the document that played. */
const isSilenced = ( output: Element ) =>
	! output.matches( '[data-plays]' ) ||
	/pause$/.test( output.textContent ?? '' );

const STARTS_CLOSED = [
	'popup',
	'accordion',
	'details',
	'unfold',
	'off-canvas',
	'popup in a popup',
	'hotspot',
	'lightbox',
];

/** What makes a page load what silences players. */
export const ISLAND = '<!-- wp:frontage/copy-link /-->';

const idOf = ( name: string ) => name.replace( / /g, '-' );

/**
 * Returns the markup of something that hides players.
 *
 * @param name Of `HIDES`.
 */
export const hiding = ( name: string ): string =>
	HIDES[ name ]!.content( players( idOf( name ) ) );

/**
 * Plays what something hides, hides it, and expects silence; shown again, it does not play by itself.
 *
 * @param page Shows `hiding( name )`; others answer as `strangers` do.
 * @param name Of `HIDES`.
 */
export async function expectSilence(
	page: Page,
	name: string
): Promise< void > {
	const { hide, show } = HIDES[ name ]!;
	const id = idOf( name );
	if ( STARTS_CLOSED.includes( name ) ) {
		await show!( page );
	}
	await expect( page.locator( `#${ id }-file` ) ).toBeVisible();
	await expect( told( page, id ) ).toHaveCount( 1 );
	await expect(
		page.locator( 'frontage-island[name=silence]' )
	).toHaveAttribute( 'data-state', 'awake' );
	await play( page, id );
	await told( page, id ).evaluate( ( output ) =>
		output.setAttribute( 'data-plays', '' )
	);
	expect( await state( page, id ) ).toEqual( PLAYS );
	await hide( page );
	await expect.poll( () => state( page, id ) ).toEqual( SILENT );
	// A frame that was moved in the page has begun again, which is as good.
	await expect
		.poll( () => told( page, id ).evaluate( isSilenced ) )
		.toBe( true );
	if ( show ) {
		await show( page );
		await expect.poll( () => state( page, id ) ).toEqual( SHOWN );
	}
}

const dot = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name } );

/**
 * Returns the markup of two slides, with players on the first one.
 *
 * @param effect How slides change.
 */
export const slides = ( effect: string ): string =>
	hiding( 'slides' ).replace(
		'frontage/slider {',
		`frontage/slider {"effect":"${ effect }","loop":false`
	) + ISLAND;

/**
 * Leaves a slide and returns to it while it leaves, and expects its player.
 *
 * @param page   Shows `slides()`; others answer as `strangers` do.
 * @param pauses Milliseconds before it returns: other moments of one movement.
 */
export async function expectReturn(
	page: Page,
	pauses: number[]
): Promise< void > {
	await expect( told( page, 'slides' ) ).toHaveCount( 1 );
	const player = page.frameLocator( '#slides-bare' ).getByText( 'Player' );
	for ( const pause of pauses ) {
		await dot( page, '2 of 2' ).click();
		await page.waitForTimeout( pause );
		// While it moves, a press does nothing.
		await expect( async () => {
			const first = dot( page, '1 of 2' );
			await first.click( { timeout: 1000 } );
			await expect( first ).toHaveAttribute( 'aria-current', 'true', {
				timeout: 50,
			} );
		} ).toPass();
		await expect(
			page.locator( '#slides-bare' ),
			`after ${ pause } ms`
		).toHaveAttribute( 'src', PLAYS.bare );
		await expect( player ).toBeVisible();
	}
}
