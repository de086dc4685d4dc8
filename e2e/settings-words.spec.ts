/** The settings break no word in the middle, on wide and narrow screens, in English and German. */
import { expect, test } from './support/settings';
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

for ( const locale of [ 'en_US', 'de_DE' ] ) {
	test( `no word is broken in ${ locale }`, async ( { owner } ) => {
		const page = await owner( '', {}, { frontage_env_locale: locale } );
		for ( const tab of [ 'privacy', 'forms', 'integrations' ] ) {
			await page.goto( `/wp-admin/admin.php?page=frontage&tab=${ tab }` );
			await expect(
				page.locator( '.frontage-card' ).first()
			).toBeVisible();
			for ( const width of [ 1280, 390 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				expect( await broken( page ), `${ tab } ${ width }` ).toEqual(
					[]
				);
			}
		}
	} );
}

test( 'every form text has its default as a placeholder', async ( {
	owner,
} ) => {
	const page = await owner( '&tab=forms' );
	const boxes = page.locator( '.frontage-forms__words textarea' );
	await expect( boxes ).toHaveCount( 28 );
	for ( const box of await boxes.all() ) {
		await expect( box ).toHaveAttribute( 'placeholder', /\S/ );
	}
	await expect(
		page.getByRole( 'textbox', { name: 'Not a number' } )
	).toHaveAttribute( 'placeholder', 'Enter a number.' );
} );
