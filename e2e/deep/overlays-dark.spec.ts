/** Everything that opens over a page, opened in light and dark styles: axe finds nothing, and all is on the screen. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { seriousFindings } from '../support/axe';
import { STATES, publishAll, type Links } from '../support/open-overlays';
import { softly } from '../support/softly';
import { expect, test } from '../support/test';

test.use( { held: 120 } );

/** A comment that is refused before it is sent loads the author's picture from elsewhere. */
test.use( { expectedErrors: [ /gravatar/ ] } );

const PHONE: BrowserContextOptions = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
};

/** Looks of a site and wishes of a visitor: browser options and cookies. */
const LOOKS: [
	string,
	BrowserContextOptions,
	Record< string, string >,
	theme?: string,
][] = [
	[ 'a light style', {}, {} ],
	[ 'a dark style', { colorScheme: 'dark' }, { frontage_env_style: 'onyx' } ],
	[
		'a dark style on a phone, right to left',
		PHONE,
		{ frontage_env_style: 'onyx', frontage_env_rtl: '1' },
	],
	[
		'the evening of Twenty Twenty-Five',
		{},
		{
			frontage_env_style: '01-evening',
			frontage_env_theme: 'twentytwentyfive',
		},
		'twentytwentyfive',
	],
];

const has = ( theme: string ) =>
	existsSync(
		join( process.env.FRONTAGE_SITE_DIR!, 'wp-content/themes', theme )
	);

/** Opens each state; axe finds nothing in it, and all of it is on the screen, once it no longer fades or slides in. */
async function expectAccessible( page: Page, links: Links ): Promise< void > {
	for ( const { name, open, within } of STATES ) {
		await test.step( name, async () => {
			// The next address may differ in its hash only.
			await page.goto( 'about:blank' );
			await open( page, links );
			const shown = page
				.locator( within )
				.filter( { visible: true } )
				.first();
			await expect( shown ).toBeVisible();
			await softly
				.poll( async () => {
					const found = await seriousFindings( page, within );
					return found.flatMap( ( { id, nodes } ) =>
						nodes.map( ( { html } ) => `${ id }: ${ html }` )
					);
				}, name )
				.toEqual( [] );
			await softly
				.poll( async () => {
					const { x, width } = ( await shown.boundingBox() )!;
					const screen = await page.evaluate(
						() => document.documentElement.clientWidth
					);
					return x < -1 || x + width > screen + 1
						? [ x, x + width ]
						: [];
				}, name )
				.toEqual( [] );
		} );
	}
}

for ( const [ name, options, cookies, theme ] of LOOKS ) {
	test( `open overlays are accessible in ${ name }`, async ( {
		admin,
		open,
	} ) => {
		test.skip( !! theme && ! has( theme ), `Needs the theme ${ theme }.` );
		test.slow();
		const page = await open( options, {
			...cookies,
			frontage_env_on: 'comments',
		} );
		await expectAccessible( page, await publishAll( admin ) );
	} );
}
