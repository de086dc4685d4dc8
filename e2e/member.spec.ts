/** Team members: the card, and its details in the lightbox. */
import type { Page } from '@playwright/test';
import { choose } from './support/library';
import { dialog } from './support/lightbox';
import { expect, expectNoAxe, test, visit } from './support/test';

const PAGE = '/modules/member/';

const link = ( page: Page, name: string ) =>
	page.locator( 'a.frontage-member__open', { hasText: name } );
const details = ( page: Page, name: string ) =>
	page.locator( `#${ name }-details` );

test(
	'a click shows details in the lightbox, one person after the other, and closing returns the focus',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, PAGE );
		await expect( details( page, 'ada' ) ).toHaveAttribute(
			'hidden',
			'until-found'
		);
		await expectNoAxe( page, '.frontage-member' );
		await link( page, 'Ada Berg' ).press( 'Enter' );
		const open = dialog( page );
		await expect( open.getByText( 'twelve years' ) ).toBeVisible();
		await expect(
			open.locator( '.frontage-member__portrait' )
		).toBeVisible();
		await expect(
			open.getByRole( 'heading', { name: 'Ada Berg' } )
		).toBeVisible();
		await expect(
			open.getByRole( 'button', { name: 'Close' } )
		).toBeFocused();
		await expect( open.getByRole( 'status' ) ).toHaveText(
			'2 of 2. Ada Berg'
		);
		const icons = open.getByRole( 'group', { name: 'Links for Ada Berg' } );
		await icons.getByRole( 'link', { name: 'Instagram' } ).focus();
		await expect(
			icons.getByRole( 'link', { name: 'Instagram' } )
		).toBeFocused();
		await expectNoAxe( page, 'dialog' );
		await open.getByRole( 'button', { name: 'Close' } ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( open.getByText( 'Björn drew the roof' ) ).toBeVisible();
		await expect( page ).toHaveURL( /#lightbox\|team\|bjoern-details$/ );
		await page.keyboard.press( 'Escape' );
		await expect( open ).toHaveCount( 0 );
		await expect( link( page, 'Ada Berg' ) ).toBeFocused();
		await expect(
			page.locator( '.frontage-member > #ada-details' )
		).toHaveAttribute( 'hidden', 'until-found' );
		await expect( page.getByText( 'twelve years' ) ).toBeHidden();
	}
);

test(
	'links to the details without script, and prints everything',
	{ tag: '@deep' },
	async ( { noJs, lessMotion } ) => {
		await visit( noJs, PAGE );
		await expect( noJs.getByText( 'twelve years' ) ).toBeHidden();
		await link( noJs, 'Ada Berg' ).click();
		await expect( noJs.getByText( 'twelve years' ) ).toBeVisible();
		await expect(
			noJs.locator( '.frontage-member__portrait' ).first()
		).toBeHidden();
		await expect(
			noJs
				.locator( '.frontage-member' )
				.getByRole( 'link', { name: 'Instagram' } )
		).toHaveCount( 1 );
		await visit( lessMotion, PAGE );
		await link( lessMotion, 'Ada Berg' ).hover();
		await expect(
			lessMotion.locator( '.frontage-member__photo' ).first()
		).toHaveCSS( 'transition-duration', '0s' );
		await lessMotion.emulateMedia( { media: 'print' } );
		await expect(
			lessMotion.getByText( 'Björn drew the roof' )
		).toBeVisible();
	}
);

test(
	'works in right-to-left languages and fits a phone when open',
	{ tag: '@deep' },
	async ( { rtl, narrow } ) => {
		await visit( rtl, PAGE );
		const [ sign, frame ] = await Promise.all( [
			rtl.locator( '.frontage-member__sign' ).first().boundingBox(),
			rtl.locator( '.frontage-member__frame' ).first().boundingBox(),
		] );
		expect( sign!.x - frame!.x ).toBeLessThan( frame!.width / 2 );
		await link( rtl, 'Ada Berg' ).click();
		await expect( dialog( rtl ).getByText( 'twelve years' ) ).toBeVisible();
		await rtl.keyboard.press( 'ArrowLeft' );
		await expect(
			dialog( rtl ).getByText( 'Björn drew the roof' )
		).toBeVisible();
		await visit( narrow, PAGE );
		await link( narrow, 'Ada Berg' ).tap();
		const text = dialog( narrow ).getByText( 'twelve years' );
		await expect( text ).toBeInViewport();
		const box = ( await text.boundingBox() )!;
		expect( box.x ).toBeGreaterThanOrEqual( 0 );
		expect( box.x + box.width ).toBeLessThanOrEqual( 390 );
		await expectNoAxe( narrow, 'dialog' );
	}
);

test(
	'is inserted, given a portrait, a name and a biography, and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		test.slow();
		await editor.create( { title: 'Who we are' } );
		await editor.insert( 'Team Member' );
		const member = editor.block( 'frontage/member' );
		await choose( editor, member, [ 'Visitor' ] );
		await member
			.getByRole( 'textbox', { name: 'Name' } )
			.fill( 'Dilek Ay' );
		await member
			.getByRole( 'textbox', { name: 'Job title' } )
			.fill( 'Joiner' );
		await member
			.getByRole( 'document', { name: /Paragraph|Empty block/ } )
			.first()
			.fill( 'Her first chair still stands.' );
		await editor.select( 'frontage/member' );
		const settings = await editor.openSettings();
		await settings.getByLabel( 'Image shape' ).selectOption( 'round' );
		await visit( guest, await editor.publish() );
		await expect( guest.locator( '.frontage-member' ) ).toHaveClass(
			/is-round/
		);
		await link( guest, 'Dilek Ay' ).click();
		await expect(
			dialog( guest ).getByText( 'Her first chair still stands.' )
		).toBeVisible();
	}
);
