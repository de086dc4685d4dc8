/** What is hidden is silent, and loads nothing: players of ours, of WordPress and of others, in one of each kind that hides them. */
import { HIDES, block } from './support/hides';
import { publishPage } from './support/rest';
import {
	ISLAND,
	expectReturn,
	expectSilence,
	hiding,
	slides,
	strangers,
} from './support/silence';
import { expect, test, visit } from './support/test';
import { vendors } from './support/video-vendors';

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

const video = ( id: string ) =>
	`<!-- wp:frontage/video ${ JSON.stringify( { url: YOUTUBE, anchor: id } ) } /-->`;

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
	await expect.poll( () => asked.length ).toBe( 2 );
	await open.click();
	await expect( poster ).toBeVisible();
	await expect( page.locator( '#inside iframe' ) ).toHaveCount( 0 );
} );

/** A dialog, an attribute, an element that closes, what moves away, what moves in the document, and a narrow screen. */
const KINDS = [ 'popup', 'tabs', 'accordion', 'slides', 'lightbox', 'screen' ];

const OVER_THE_PAGE = [ 'popup', 'lightbox' ];

test( 'players of others are silent in what is hidden', async ( {
	admin,
	page,
} ) => {
	const content = KINDS.map( hiding ).join( '' );
	const url = await publishPage( admin, content + ISLAND );
	await strangers( page );
	await visit( page, url );
	for ( const name of KINDS ) {
		await test.step( name, async () => {
			await expectSilence( page, name );
			if ( OVER_THE_PAGE.includes( name ) ) {
				await HIDES[ name ]!.hide( page );
			}
		} );
	}
} );

test( 'a slide that comes back while it leaves has its player', async ( {
	admin,
	page,
} ) => {
	const url = await publishPage( admin, slides( 'slide' ) );
	await strangers( page );
	await visit( page, url );
	await expectReturn( page, [ 0, 260 ] );
} );
