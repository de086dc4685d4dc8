/** The guide: offered beside the first block, opened only when asked for. */
import type { Editor } from './support/editor';
import { TABS, write } from './support/help';
import { expect, expectNoAxe, test } from './support/test';

declare const wp: {
	apiFetch: ( request: object ) => Promise< any >;
	data: { dispatch: ( store: string ) => any };
};

// The editor is slow on a busy machine.
test.slow();

/** Sets the preference for whether the user has seen the guide. */
const setGuide = ( { page }: Editor, value: string ) =>
	page.evaluate(
		( wanted ) =>
			wp.data
				.dispatch( 'core/preferences' )
				.set( 'frontage', 'guide', wanted ),
		value
	);

test( 'the guide is offered beside the first block, without covering it or taking the focus', async ( {
	editor,
} ) => {
	await editor.create( { type: 'post' } );
	const guide = editor.page.getByRole( 'dialog', {
		name: 'Frontage guide',
	} );
	await setGuide( editor, 'none' );
	await editor.insert( 'Frontage Accordion' );
	await editor.select( 'frontage/accordion' );
	const settings = await editor.openSettings();
	await expect(
		settings.getByText( 'New to Frontage?', { exact: false } )
	).toBeVisible();
	await expectNoAxe( editor.page, '.frontage-guide-note' );
	await expect( guide ).toBeHidden();
	await settings
		.locator( '.frontage-guide-note' )
		.getByRole( 'button', { name: 'Dismiss' } )
		.click();
	const words = settings.getByText( 'You can find the guide' );
	await expect( words ).toBeFocused();
	await expect( guide ).toBeHidden();
	await editor.insert( 'Like Button' );
	await editor.select( 'frontage/like-button' );
	await expect( settings.getByText( 'Text after 1' ) ).toBeVisible();
	await expect(
		settings.getByRole( 'button', { name: 'Show guide' } )
	).toHaveCount( 0 );
	await expect( words ).toHaveCount( 0 );
} );

test(
	'the guide opens from the note, and again from the options',
	{ tag: '@deep' },
	async ( { editor } ) => {
		await editor.create( { type: 'post' } );
		await setGuide( editor, 'none' );
		const guide = editor.page.getByRole( 'dialog', {
			name: 'Frontage guide',
		} );
		await write( editor, TABS );
		await editor.select( 'frontage/tabs' );
		const settings = await editor.openSettings();
		await settings.getByRole( 'button', { name: 'Show guide' } ).click();
		await expect( guide ).toBeVisible();
		await expectNoAxe( editor.page, '.frontage-guide' );
		for ( const name of [
			'Check performance and accessibility',
			'Adjust for mobile',
		] ) {
			await guide.getByRole( 'button', { name: 'Next' } ).click();
			await expect(
				guide.getByRole( 'heading', { name } )
			).toBeVisible();
			await expect
				.poll( () =>
					guide
						.locator( 'img' )
						.evaluate(
							( image: HTMLImageElement ) => image.naturalWidth
						)
				)
				.toBe( 640 );
		}
		await guide.getByRole( 'button', { name: 'Finish' } ).click();
		await expect( guide ).toBeHidden();
		await expect(
			settings.getByText( 'You can find the guide' )
		).toBeFocused();
		await expect
			.poll( () =>
				editor.page.evaluate( async () => {
					const path = '/wp/v2/users/me?context=edit';
					const { meta } = await wp.apiFetch( { path } );
					return meta.persisted_preferences.frontage?.guide;
				} )
			)
			.toBe( 'seen' );
		await editor.create( { type: 'post' } );
		await write( editor, TABS );
		await editor.select( 'frontage/tabs' );
		await expect(
			settings.getByRole( 'button', { name: 'Show guide' } )
		).toHaveCount( 0 );
		await editor.page
			.getByRole( 'button', { name: 'Options', exact: true } )
			.first()
			.click();
		await editor.page
			.getByRole( 'menuitem', { name: 'Frontage guide' } )
			.click();
		await expect( guide ).toBeVisible();
		await editor.page.keyboard.press( 'Escape' );
		await expect( guide ).toBeHidden();
	}
);
