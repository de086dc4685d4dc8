/** “Edit” in the Overlays tab opens the editor with the overlay selected and in view. */
import { publishPage } from './support/modal';
import { TALL, popup } from './support/overlays';
import { expect, test } from './support/settings';
import { visit } from './support/test';

declare const wp: any;

test(
	'the editor opens with the overlay selected, far down and inside another block',
	{ tag: '@deep' },
	async ( { admin, owner } ) => {
		const name = `Offer ${ Math.random().toString( 36 ).slice( 2, 8 ) }`;
		const id = name.replace( ' ', '-' );
		await publishPage(
			admin,
			`${ popup( 'Other', {} ) }${ TALL }<!-- wp:group --><div class="wp-block-group">${ popup( 'Wanted', { anchor: id, label: name } ) }</div><!-- /wp:group -->${ TALL }`
		);
		const screen = await owner( '&tab=overlays' );
		const edit = screen
			.locator( '.frontage-overlay' )
			.filter( { has: screen.getByText( `#${ id }`, { exact: true } ) } )
			.getByRole( 'link', { name: /^Edit/ } );
		// Not clicked: WordPress 7.1 begins a view transition in the admin area, which the editor does not finish.
		await visit( screen, ( await edit.getAttribute( 'href' ) )! );
		await expect
			.poll( () =>
				screen.evaluate(
					() =>
						wp.data.select( 'core/block-editor' ).getSelectedBlock()
							?.attributes.anchor
				)
			)
			.toBe( id );
		const canvas = screen.frameLocator( '[name=editor-canvas]' );
		await expect(
			canvas.getByText( `${ name } #${ id }` )
		).toBeInViewport();
	}
);
