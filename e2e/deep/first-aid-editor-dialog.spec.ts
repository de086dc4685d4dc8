/** The dialog with which a new page begins, with all patterns of pages in it. */
import { requestsOf } from '../support/editor-requests';
import { faultsOfExamples, MOST_BYTES } from '../support/inserter-previews';
import { expect, test } from '../support/test';

declare const wp: any;

// The editor is slow on a busy machine.
test.slow();

/** The dialog that newer WordPress shows only to authors who want it. */
const wantDialog = () =>
	wp.data
		.dispatch( 'core/preferences' )
		.set( 'core', 'enableChoosePatternModal', true );

test( 'the dialog with all pages is drawn, with few requests', async ( {
	admin,
	own,
} ) => {
	await admin.context().addCookies( [
		{
			name: 'frontage_env_preferences',
			value: own,
			url: process.env.FRONTAGE_URL,
		},
	] );
	const dialog = admin.getByRole( 'dialog' );
	const patterns = dialog.getByRole( 'option' );
	const requests = await requestsOf( admin, async () => {
		await admin.goto( '/wp-admin/post-new.php?post_type=page' );
		await admin.waitForFunction(
			() =>
				typeof wp !== 'undefined' &&
				wp.data?.select( 'core/editor' )?.getCurrentPostId()
		);
		await admin.evaluate( wantDialog );
		await expect(
			patterns.filter( { hasText: 'Page: Magazine' } )
		).toBeAttached( { timeout: 60_000 } );
		await expect( async () => {
			for ( const pattern of await patterns.all() ) {
				await pattern.scrollIntoViewIfNeeded();
			}
			const shown = await admin.evaluate( faultsOfExamples, {
				previews: '[role="dialog"] [role="option"]',
				bytes: MOST_BYTES,
			} );
			// Patterns of the theme show where their author left a picture out.
			const faults = shown.flatMap( ( one ) =>
				one.faults
					.filter(
						( fault ) => ! fault.includes( 'media-placeholder' )
					)
					.map( ( fault ) => `${ one.id } ${ fault }` )
			);
			expect( faults ).toEqual( [] );
			expect(
				shown.filter(
					( { id, faults: all } ) =>
						id.startsWith( 'Page: ' ) && ! all.length
				)
			).toHaveLength( 6 );
		} ).toPass( { timeout: 60_000 } );
	} );
	expect( requests.length ).toBeGreaterThan( 10 );
	expect( requests.length ).toBeLessThanOrEqual( 60 );
} );
