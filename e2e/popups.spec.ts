/** Popups of their own: added on the Overlays tab, edited in the block editor, shown by rules. */
import { dialog, publishPage } from './support/modal';
import { popup } from './support/overlays';
import { expect, test } from './support/settings';
import { sitePhp } from './support/site-php';
import { expectNoAxe, visit } from './support/test';

const unique = ( name: string ) =>
	`${ name } ${ Math.random().toString( 36 ).slice( 2, 8 ) }`;

test(
	'is added, limited to an address, published, and shown there alone',
	{ tag: '@deep' },
	async ( { owner, page } ) => {
		const name = unique( 'Spring' );
		const screen = await owner( '&tab=overlays' );
		await screen.getByRole( 'button', { name: 'Add popup' } ).click();
		await screen
			.getByRole( 'menuitem', { name: 'Popup', exact: true } )
			.click();
		await screen.waitForURL( /post_type=frontage_popup/ );
		const close = screen.getByRole( 'button', {
			name: 'Close',
			exact: true,
		} );
		const canvas = screen
			.locator( 'iframe[name=editor-canvas]' )
			.contentFrame();
		await expect(
			canvas.locator( '.frontage-modal__preview' )
		).toBeVisible();
		await close.click( { timeout: 2000 } ).catch( () => {} );
		await canvas.getByLabel( 'Add title' ).fill( name );
		await screen.evaluate( ( title ) => {
			const { select, dispatch } = ( window as any ).wp.data;
			const editor = 'core/block-editor';
			const [ block ] = select( editor ).getBlocks();
			dispatch( editor ).updateBlockAttributes( block.clientId, {
				label: title,
				isDemanded: true,
				triggers: [ { type: 'delay', value: '0' } ],
			} );
			dispatch( editor ).updateBlockAttributes(
				block.innerBlocks[ 0 ].clientId,
				{
					content: title,
				}
			);
			dispatch( editor ).clearSelectedBlock();
		}, name );
		const panel = screen.getByRole( 'button', {
			name: 'Where it is shown',
		} );
		if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await panel.click();
		}
		await expect(
			screen.getByText( 'Not shown anywhere yet.' ).first()
		).toBeVisible();
		await screen
			.getByRole( 'textbox', { name: 'Addresses' } )
			.first()
			.fill( '/modules/tab*' );
		await expectNoAxe( screen, '.frontage-places' );
		// Whether WordPress asks again is kept for each person, and other specs turn it off.
		await screen.evaluate( () =>
			( window as any ).wp.data
				.dispatch( 'core/editor' )
				.disablePublishSidebar()
		);
		await screen
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		await expect(
			screen.getByTestId( 'snackbar' ).getByText( 'Popup published.' )
		).toBeVisible();
		await visit( page, '/modules/tabs/' );
		await expect( dialog( page, name ) ).toBeVisible();
		await visit( page, '/modules/modal/' );
		await expect( dialog( page, name ) ).toHaveCount( 0 );
		await sitePhp(
			`foreach ( get_posts( array( 'post_type' => 'frontage_popup', 'title' => '${ name }' ) ) as $popup ) { wp_delete_post( $popup->ID, true ); }`
		);
	}
);

test(
	'any popup of the list is copied into a draft',
	{ tag: '@deep' },
	async ( { owner, admin } ) => {
		const name = unique( 'Original' );
		const id = name.replace( ' ', '-' );
		await publishPage( admin, popup( id, { label: name } ) );
		const screen = await owner( '&tab=overlays' );
		await screen
			.getByRole( 'button', { name: `Actions for “${ name }”` } )
			.click();
		await screen.getByRole( 'menuitem', { name: 'Duplicate' } ).click();
		await screen.waitForURL( /post\.php\?post=\d+/ );
		const found = await sitePhp(
			`$copy = get_posts( array( 'post_type' => 'frontage_popup', 'post_status' => 'draft', 'title' => '${ name } (copy)' ) )[0]; echo $copy->post_content; wp_delete_post( $copy->ID, true );`
		);
		expect( found ).toContain( `"label":"${ name }"` );
		expect( found ).not.toContain( `"anchor":"${ id }` );
	}
);
