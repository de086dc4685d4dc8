/** One place to withdraw what a visitor has allowed: also where something is loaded from, in lightboxes, ads and forms. */
import type { Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/consent-choices/';

const remember = ( page: Page, ...services: string[] ) =>
	page.addInitScript( ( names ) => {
		if ( ! sessionStorage.getItem( 'seen' ) ) {
			sessionStorage.setItem( 'seen', '1' );
			localStorage.setItem(
				'frontage-consent',
				JSON.stringify(
					Object.fromEntries(
						names.map( ( name ) => [
							name,
							Date.now() + 86_400_000,
						] )
					)
				)
			);
		}
	}, services );

const remembered = ( page: Page ) =>
	page.evaluate( () =>
		Object.keys(
			JSON.parse( localStorage.getItem( 'frontage-consent' ) ?? '{}' )
		)
	);

const list = ( page: Page ) =>
	page.locator( '.frontage-consent-choices' ).first();

test(
	'lists what this browser remembers, and withdraws it by keyboard, also from right to left',
	{ tag: '@deep' },
	async ( { page, rtl } ) => {
		for ( const at of [ page, rtl ] ) {
			await remember( at, 'vimeo', 'youtube' );
			await visit( at, PAGE );
			const stops = list( at ).getByRole( 'button' );
			await expect( stops ).toHaveCount( 2 );
			await expect( list( at ).getByRole( 'listitem' ) ).toHaveText( [
				/^Vimeo/,
				/^YouTube/,
			] );
			await expectNoAxe( at, '.frontage-consent-choices' );
			await stops.first().focus();
			await at.keyboard.press( 'Enter' );
			await expect( stops ).toHaveCount( 1 );
			await expect( list( at ).getByRole( 'status' ) ).toContainText(
				'Vimeo'
			);
			expect( await remembered( at ) ).toEqual( [ 'youtube' ] );
			await expect( stops ).toBeFocused();
			await at.keyboard.press( 'Space' );
			await expect( stops ).toHaveCount( 0 );
			await expect( list( at ).getByRole( 'status' ) ).toBeFocused();
			expect( await remembered( at ) ).toEqual( [] );
			await at.reload();
			await expect(
				list( at ).locator( '.frontage-consent-choices__state' )
			).not.toBeEmpty();
			await expect( stops ).toHaveCount( 0 );
		}
	}
);

test( 'without script it says where the choices are', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	const sentences = list( noJs ).locator(
		'.frontage-consent-choices__about'
	);
	await expect( sentences ).toHaveText( [
		/only if you agree/,
		/settings of your browser/,
	] );
	await expect( sentences.last() ).toBeVisible();
	await expect( list( noJs ).getByRole( 'button' ) ).toHaveCount( 0 );
} );

test(
	'is inserted and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		await editor.create( { title: 'Privacy' } );
		await editor.insert( 'Consent Choices' );
		await expect(
			editor.block( 'frontage/consent-choices' )
		).toContainText( 'You always load content from' );
		await visit( guest, await editor.publish() );
		await expect( list( guest ) ).toContainText(
			'remembers no such choice'
		);
	}
);
