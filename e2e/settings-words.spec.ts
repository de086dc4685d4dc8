/** The settings on wide and narrow screens, in English and German: nothing is too wide, and no word is broken in the middle. */
import { expect, test } from './support/settings';
import { expectNoAxe, expectNoOverflow } from './support/test';
import type { Page } from '@playwright/test';

/** Words that take more than one line. Names in code may. */
const broken = ( page: Page ) =>
	page.evaluate( () => {
		const found: string[] = [];
		const root = document.querySelector( '.frontage-app__tab' )!;
		const texts = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
		for ( let text; ( text = texts.nextNode() ); ) {
			if ( text.parentElement?.closest( 'code, textarea, option' ) ) {
				continue;
			}
			for ( const word of ( text.nodeValue ?? '' ).matchAll(
				/\p{L}+/gu
			) ) {
				const range = document.createRange();
				range.setStart( text, word.index );
				range.setEnd( text, word.index + word[ 0 ].length );
				const lines = new Set(
					[ ...range.getClientRects() ].map( ( { top } ) => top )
				);
				if ( lines.size > 1 ) {
					found.push( word[ 0 ] );
				}
			}
		}
		return found;
	} );

/** Tabs that no spec of their own looks at like this. */
const TABS = [
	'blocks',
	'performance',
	'integrations',
	'forms',
	'privacy',
	'status',
	'tools',
];

/** Tabs with narrow columns of text. */
const NARROW = [ 'integrations', 'forms', 'privacy' ];

/** Opens a tab by its link, in any language. */
async function openTab( page: Page, slug: string ): Promise< void > {
	const link = page.locator(
		`.frontage-navigation a[href*="tab=${ slug }"]`
	);
	await link.click();
	await expect( link ).toHaveAttribute( 'aria-current', 'page' );
	await expect(
		page
			.locator(
				'.frontage-app__tab :is( .frontage-module, .frontage-card, .frontage-section )'
			)
			.first()
	).toBeVisible();
	await expect( page.locator( '.components-spinner' ) ).toHaveCount( 0 );
}

for ( const [ where, cookies ] of [
	[ 'in English from left to right, without accessibility issues', {} ],
	[
		'in German from right to left',
		{ frontage_env_locale: 'de_DE', frontage_env_rtl: '1' },
	],
] as const ) {
	const isEnglish = ! ( 'frontage_env_locale' in cookies );
	test(
		`every tab fits screens and phones and breaks no word ${ where }`,
		{ tag: '@deep' },
		async ( { owner } ) => {
			const page = await owner( '&module=like-button', {}, cookies );
			for ( const tab of TABS ) {
				await ( tab === 'blocks'
					? expect(
							page
								.locator(
									'#frontage-settings .frontage-module'
								)
								.first()
						).toBeVisible()
					: openTab( page, tab ) );
				for ( const width of [ 390, 1280 ] ) {
					await page.setViewportSize( { width, height: 844 } );
					await expectNoOverflow( page );
					if ( NARROW.includes( tab ) ) {
						expect(
							await broken( page ),
							`${ tab } ${ width }`
						).toEqual( [] );
					}
				}
				if ( isEnglish ) {
					if ( tab === 'blocks' ) {
						// All rows are alike; this one is open.
						await page.getByRole( 'searchbox' ).fill( 'like' );
					}
					await expectNoAxe( page, '#frontage-settings' );
				}
			}
		}
	);
}
