/** How all blocks look on light and dark grounds, in block and classic themes, in all their styles. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { drawn } from '../support/drawn';
import { edgeless, everything, illegible, tooSmall } from '../support/style';
import { RESTYLED, restyled, untouched } from '../support/restyled';
import { giveTools } from '../support/style-tools';
import { publishPage } from '../support/rest';
import { softly } from '../support/softly';
import { expect, expectNoOverflow, test, visit } from '../support/test';

/** Loading a page with everything, and pictures from elsewhere, may fail. */
test.use( { expectedErrors: [ /vimeo|youtube|gravatar|Failed to load/ ] } );

/** A ground: cookies that choose the theme and its style, and the style of a group around everything. */
const GROUNDS: Record<
	string,
	{ theme?: string; style?: string; section?: string }
> = {
	'the default theme': {},
	'its dark style': { style: 'onyx' },
	'Twenty Twenty-Five': { theme: 'twentytwentyfive' },
	'its evening': { theme: 'twentytwentyfive', style: '01-evening' },
	'its section 3': { theme: 'twentytwentyfive', section: 'section-3' },
	'its section 5': { theme: 'twentytwentyfive', section: 'section-5' },
	'our section of ink': { section: 'frontage-ink' },
	'our section of accent': { section: 'frontage-accent' },
	'a theme with other names': { theme: 'other-slugs' },
	'a classic theme': { theme: 'classic' },
};

const has = ( theme: string ) =>
	existsSync(
		join( process.env.FRONTAGE_SITE_DIR!, 'wp-content/themes', theme )
	);

const within = ( section: string | undefined, content: string ) =>
	section
		? `<!-- wp:group ${ JSON.stringify( {
				className: `is-style-${ section }`,
				layout: { type: 'constrained' },
			} ) } --><div class="wp-block-group is-style-${ section }">${ content }</div><!-- /wp:group -->`
		: content;

for ( const [ ground, { theme, style, section } ] of Object.entries(
	GROUNDS
) ) {
	test( `is legible, has edges and few sizes on ${ ground }`, async ( {
		admin,
		open,
	} ) => {
		test.skip( ! has( theme ?? '' ), 'This WordPress has no such theme' );
		const path = await publishPage(
			admin,
			within( section, await everything() )
		);
		const page = await open(
			{ reducedMotion: 'reduce' },
			{
				...( theme && { frontage_env_theme: theme } ),
				...( style && { frontage_env_style: style } ),
			}
		);
		await visit( page, path );
		await giveTools( page );
		// What wakes, or follows the width of the window, does so a moment later.
		await softly.poll( () => illegible( page ) ).toEqual( [] );
		await softly.poll( () => edgeless( page ) ).toEqual( [] );
		await page.setViewportSize( { width: 390, height: 844 } );
		await expect( () => expectNoOverflow( page ) ).toPass( {
			timeout: 30_000,
		} );
		await softly.poll( () => illegible( page ) ).toEqual( [] );
		await softly.poll( () => tooSmall( page ) ).toEqual( [] );
	} );
}

test( 'Styles → Blocks reaches the text of every block', async ( {
	admin,
	open,
} ) => {
	const names = await restyled();
	const path = await publishPage( admin, await everything() );
	const page = await open(
		{},
		{
			frontage_env_theme: 'other-slugs',
			frontage_env_style: RESTYLED,
		}
	);
	await visit( page, path );
	await expect.poll( () => untouched( page, names ) ).toEqual( [] );
} );

/** Controls of different blocks, each with what may become of it. */
const CONTROLS: Record< string, string[] > = {
	'.frontage-filter__link:not([aria-current])': [
		'.frontage-filter__link[aria-current]',
	],
	'.frontage-pagination__link[href]:not([aria-current])': [
		'.frontage-pagination__link[aria-current]',
	],
	'.frontage-carousel__arrow:not([aria-disabled="true"])': [
		'.frontage-carousel__arrow[aria-disabled="true"]',
	],
	'.frontage-smart-post-list__step[href]': [
		'.frontage-smart-post-list__step[aria-disabled="true"]',
	],
	'.frontage-tabs__tab:not([aria-selected="true"])': [
		'.frontage-tabs__tab[aria-selected="true"]',
	],
	'.frontage-accordion__summary': [],
	'.frontage-list__button': [],
	'.frontage-like-button__button': [],
	'.is-buttons .frontage-content-switcher__option:not(:has(:checked))': [
		'.is-buttons .frontage-content-switcher__option:has(:checked)',
	],
};

/**
 * Presses a control, and releases it elsewhere, which is no click on anything. On a page with everything, what loads above
 * may move it away from the mouse in between.
 *
 * @param page    With the control.
 * @param control Not covered.
 * @return How it is drawn while it is pressed.
 */
async function pressed( page: Page, control: Locator ): Promise< string > {
	let look = '';
	await expect( async () => {
		await control.hover();
		await page.mouse.down();
		look = await drawn( control );
		const isActive = await control.evaluate( ( one ) =>
			one.matches( ':active' )
		);
		await page.mouse.move( 0, 0 );
		await page.mouse.up();
		expect( isActive ).toBe( true );
	} ).toPass();
	return look;
}

const visible = ( page: Page, selector: string ) =>
	page.locator( selector ).filter( { visible: true } ).first();

/** Returns how a control is drawn while the pointer is on it: what wakes above on the page may move it away. */
async function pointedAt( control: Locator ): Promise< string > {
	let look = '';
	await expect( async () => {
		await control.hover();
		look = await drawn( control );
		expect(
			await control.evaluate( ( element ) => element.matches( ':hover' ) )
		).toBe( true );
	} ).toPass();
	return look;
}

test( 'draws rest, hover, focus, press, choice and disabled differently', async ( {
	admin,
	page,
} ) => {
	// One page with all modules.
	test.slow();
	const path = await publishPage( admin, await everything() );
	await visit( page, path );
	for ( const [ selector, others ] of Object.entries( CONTROLS ) ) {
		await page.mouse.move( 0, 0 );
		const looks: Record< string, string > = {};
		for ( const other of others ) {
			looks[ other ] = await drawn( visible( page, other ) );
		}
		// A press may change what the selector is about.
		await visible( page, selector ).evaluate( ( element ) => {
			element.toggleAttribute( 'data-looked-at', true );
		} );
		const control = page.locator( '[data-looked-at]' );
		looks.rest = await drawn( control );
		looks.hover = await pointedAt( control );
		looks.press = await pressed( page, control );
		// A choice is focused by the field in it.
		if ( ! selector.includes( 'option' ) ) {
			await page.keyboard.press( 'Shift' );
			await control.focus();
			looks.focus = await drawn( control );
		}
		await control.evaluate( ( element ) => {
			element.toggleAttribute( 'data-looked-at', false );
		} );
		expect
			.soft(
				new Set( Object.values( looks ) ).size,
				`${ selector }: ${ JSON.stringify( looks, null, 1 ) }`
			)
			.toBe( Object.keys( looks ).length );
	}
} );
