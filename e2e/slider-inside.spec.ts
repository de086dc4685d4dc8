/** Sliders inside other blocks that open. */
import {
	awake,
	block,
	button,
	expectShown,
	publish,
	settled,
	viewport,
} from './support/carousel';
import { slider } from './support/slides';
import { expect, test, visit } from './support/test';

test(
	'works in a tab that was closed at first, and in the lightbox',
	{ tag: '@deep' },
	async ( { admin, page } ) => {
		const tab = ( title: string, content: string ) =>
			`<!-- wp:frontage/tab {"title":"${ title }"} -->${ content }<!-- /wp:frontage/tab -->`;
		const path = await publish(
			admin,
			`<!-- wp:frontage/tabs -->${ tab( 'Show first', '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' ) }${ tab( 'Second', slider( { anchor: 'inner' }, 'A', 'B', 'C' ) ) }<!-- /wp:frontage/tabs --><!-- wp:paragraph --><p><a href="#show" rel="lightbox">Show</a></p><!-- /wp:paragraph --><!-- wp:group {"anchor":"show"} --><div id="show" class="wp-block-group">${ slider( { anchor: 'lit', effect: 'slide' }, 'A', 'B', 'C' ) }</div><!-- /wp:group -->`
		);
		await visit( page, path );
		await page.getByRole( 'tab', { name: 'Second' } ).click();
		const inner = block( page, 'inner' );
		await awake( inner );
		await button( inner, 'Next slide' ).click();
		await expectShown( inner, 2 );
		await viewport( inner ).focus();
		await settled( inner );
		await page.keyboard.press( 'ArrowRight' );
		await expectShown( inner, 3 );
		await expect(
			page.getByRole( 'tab', { name: 'Second' } )
		).toHaveAttribute( 'aria-selected', 'true' );

		await page.getByRole( 'link', { name: 'Show' } ).click();
		const dialog = page.getByRole( 'dialog' );
		const lit = dialog.locator( '#lit' );
		await awake( lit );
		await button( lit, 'Next slide' ).click();
		await expectShown( lit, 2 );
		await settled( lit );
		await viewport( lit ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expectShown( lit, 3 );
		await settled( lit );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( block( page, 'lit' ) ).toBeVisible();
	}
);
