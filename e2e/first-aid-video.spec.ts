/** What is hidden is silent, and loads nothing: players of ours, of WordPress and of others, in whatever hides them. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { block, HIDES } from './support/hides';
import { publishPage } from './support/rest';
import { expect, test, visit } from './support/test';
import { vendors } from './support/video-vendors';

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

const video = ( id: string ) =>
	`<!-- wp:frontage/video ${ JSON.stringify( { url: YOUTUBE, anchor: id } ) } /-->`;

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
async function strangers( page: Page ): Promise< string[] > {
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

test.use( {
	expectedErrors: [ /youtube(-nocookie)?\.com|player\.vimeo\.com/ ],
} );

test( 'a popup that closes stops its video, brings the poster back and loads nothing, also with keys and consent', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage(
		admin,
		block(
			'frontage/modal',
			{ anchor: 'box', buttonText: 'Watch' },
			video( 'inside' )
		) + video( 'outside' )
	);
	const asked = await vendors( page );
	await visit( page, url );
	const open = page.getByRole( 'button', { name: 'Watch' } );
	const poster = page.locator( '#inside .frontage-video__open' );
	await open.click();
	await poster.click();
	await expect(
		page.frameLocator( '#inside iframe' ).locator( 'output' )
	).toHaveText( /listening/ );
	expect( asked ).toHaveLength( 1 );
	// The focus is in the player.
	await page.locator( '#box' ).evaluate( ( box ) => {
		box.querySelector< HTMLElement >( 'button' )?.focus();
	} );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '#box' ) ).toBeHidden();
	await expect( page.locator( '#inside iframe' ) ).toHaveCount( 0 );
	// A press that was still waiting, and consent that is given elsewhere.
	await poster.evaluate( ( link: HTMLElement ) => link.click() );
	await page
		.locator( '#outside' )
		.getByRole( 'button', { name: /^Always load/ } )
		.click();
	await expect( page.locator( '#outside iframe' ) ).toBeVisible();
	await expect( page.locator( '#inside iframe' ) ).toHaveCount( 0 );
	expect( asked ).toHaveLength( 2 );
	await open.click();
	await expect( poster ).toBeVisible();
	await expect( page.locator( '#inside iframe' ) ).toHaveCount( 0 );
} );

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

for ( const [ name, { content, hide, show } ] of Object.entries( HIDES ) ) {
	test( `players of others are silent in what is hidden: ${ name }`, async ( {
		admin,
		page,
	} ) => {
		const id = name.replace( / /g, '-' );
		const url = await publishPage(
			admin,
			content( players( id ) ) + '<!-- wp:frontage/copy-link /-->'
		);
		await strangers( page );
		await visit( page, url );
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
	} );
}

for ( const effect of [ 'slide', 'fade' ] ) {
	test( `a slide that comes back while it leaves has its player: ${ effect }`, async ( {
		admin,
		page,
	} ) => {
		const url = await publishPage(
			admin,
			HIDES.slides!.content( players( 'slides' ) ).replace(
				'frontage/slider {',
				`frontage/slider {"effect":"${ effect }","loop":false`
			) + '<!-- wp:frontage/copy-link /-->'
		);
		await strangers( page );
		await visit( page, url );
		await expect( told( page, 'slides' ) ).toHaveCount( 1 );
		const dot = ( name: string ) => page.getByRole( 'button', { name } );
		const player = page
			.frameLocator( '#slides-bare' )
			.getByText( 'Player' );
		for ( const pause of [ 0, 120, 260, 400, 600, 900, 1300 ] ) {
			await dot( '2 of 2' ).click();
			await page.waitForTimeout( pause );
			// While it moves, a press does nothing.
			await expect( async () => {
				await dot( '1 of 2' ).click( { timeout: 1000 } );
				await expect( dot( '1 of 2' ) ).toHaveAttribute(
					'aria-current',
					'true',
					{ timeout: 50 }
				);
			} ).toPass();
			await expect(
				page.locator( '#slides-bare' ),
				`after ${ pause } ms`
			).toHaveAttribute( 'src', PLAYS.bare );
			await expect( player ).toBeVisible();
		}
	} );
}

test( 'a page without players fetches nothing for it', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage( admin, HIDES.tabs!.content( '' ) );
	const fetched: string[] = [];
	page.on( 'request', ( request ) => fetched.push( request.url() ) );
	await visit( page, url );
	await page.waitForLoadState( 'networkidle' );
	expect( fetched.filter( ( one ) => /silence\.js/.test( one ) ) ).toEqual(
		[]
	);
	expect( readdirSync( 'build' ) ).toContain( 'silence.js' );
} );
