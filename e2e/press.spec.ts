/** A press is answered in the next frame, not when something has faded in. */
import { pressed } from './support/frames';
import { publishPage } from './support/rest';
import { expect, test, visit } from './support/test';

/** Pixels that someone notices: a dimmed word, and a panel or a backdrop over the page. */
const WORD = 60;
const PANEL = 100_000;

const text =
	'<!-- wp:paragraph --><p>Bread, butter, and a word about the weather.</p><!-- /wp:paragraph -->';
const block = ( name: string, attributes: object, content = text ) =>
	`<!-- wp:frontage/${ name } ${ JSON.stringify( attributes ) } -->${ content }<!-- /wp:frontage/${ name } -->`;
const two = ( name: string ) =>
	[ 'One', 'Two' ].map( ( title ) => block( name, { title } ) ).join( '' );

const CONTENT = [
	block( 'modal', { buttonText: 'Letter' } ),
	block( 'off-canvas', {} ),
	block( 'search-overlay', {}, '' ),
	block( 'content-switcher', {}, two( 'content-switcher-item' ) ),
	block( 'tabs', {}, two( 'tab' ) ),
	block( 'accordion', {}, two( 'accordion-item' ) ),
	block( 'unfold', { height: 20 }, text.repeat( 3 ) ),
].join( '' );

const CONTROLS = {
	'.frontage-modal__open': PANEL,
	'.frontage-off-canvas__open': PANEL,
	'.frontage-search-overlay__open': PANEL,
	'.frontage-content-switcher__option:not(:has(:checked))': WORD,
	'.frontage-tabs__tab[aria-selected=false]': WORD,
	'.frontage-accordion__summary': WORD,
	'.frontage-unfold__button': WORD,
};

test( 'shows a press while it lasts, and its effect in the first frame after it', async ( {
	admin,
	page,
} ) => {
	const path = await publishPage( admin, CONTENT );
	for ( const [ control, least ] of Object.entries( CONTROLS ) ) {
		await visit( page, path );
		const { held, first } = await pressed( page, control );
		expect.soft( held, `${ control }, held` ).toBeGreaterThan( WORD );
		expect.soft( first, `${ control }, clicked` ).toBeGreaterThan( least );
	}
} );

test(
	'shows a press while it lasts in dark pages and forced colors',
	{ tag: '@deep' },
	async ( { admin, page } ) => {
		const path = await publishPage( admin, CONTENT );
		for ( const media of [
			{ colorScheme: 'dark' },
			{ forcedColors: 'active', colorScheme: 'dark' },
		] as const ) {
			await page.emulateMedia( media );
			await visit( page, path );
			await page.addStyleTag( {
				content: 'body { background: #111; color: #eee }',
			} );
			for ( const control of Object.keys( CONTROLS ) ) {
				const { held } = await pressed( page, control );
				expect
					.soft( held, `${ control }, ${ JSON.stringify( media ) }` )
					.toBeGreaterThan( WORD );
				await visit( page, path );
			}
		}
	}
);

test( 'shows a press on a linked image outside of islands', async ( {
	page,
} ) => {
	await visit( page, '/modules/lightbox/' );
	const link = page
		.locator( '.wp-block-image [data-frontage-lightbox]' )
		.first();
	await link.hover();
	await page.mouse.down();
	await expect( link ).toHaveCSS( 'opacity', '0.6' );
	await page.mouse.move( 1, 1 );
	await page.mouse.up();
} );

test( 'shows a press on an image whose lightbox is still loading', async ( {
	lessMotion,
} ) => {
	await lessMotion.route( /lightbox\/view\.js/, () => {} );
	await visit( lessMotion, '/modules/member/' );
	const link = lessMotion.locator( '.frontage-member__open' ).first();
	await link.click();
	await expect( link ).toHaveCSS( 'opacity', '0.6' );
} );
