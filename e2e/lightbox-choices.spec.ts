/** What an author chooses about the lightbox for the images of one block, and what visitors get then. */
import type { Page } from '@playwright/test';
import { box, dialog, thumb } from './support/lightbox';
import { coreGallery, unusualImages } from './support/unusual-images';
import { listBlock, publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

declare const wp: {
	blocks: { parse: ( content: string ) => object[] };
	data: {
		dispatch: ( store: string ) => {
			insertBlocks: ( blocks: object[] ) => void;
		};
	};
};

const CAMERA = 'X100 · 23 mm · ƒ/2.8 · 1/250 s · ISO 400';

const NAMES = [ 'medium', 'large' ];

const download = ( page: Page ) =>
	dialog( page ).getByRole( 'link', { name: 'Download' } );

test( 'a file and its camera are offered where the author wants it', async ( {
	admin,
	narrow: page,
} ) => {
	const images = ( await unusualImages( ...NAMES ) ).filter( ( { name } ) =>
		NAMES.includes( name )
	);
	const path = await publishPage(
		admin,
		coreGallery( images ).replace(
			'"linkTo":"media"',
			'"linkTo":"media","frontage":{"lightbox":{"download":"on","camera":"on","description":"on"}}'
		) +
			listBlock( 'gallery', {
				anchor: 'plain',
				linkTo: 'file',
				images: images.map( ( { id } ) => ( { id } ) ),
			} ) +
			listBlock( 'gallery', {
				anchor: 'paged',
				linkTo: 'file',
				hasPages: true,
				perPage: 1,
				images: images.map( ( { id } ) => ( { id } ) ),
				frontage: { lightbox: { download: 'on', camera: 'on' } },
			} )
	);
	await visit( page, path );
	await thumb( page, 0 ).press( 'Enter' );
	await expect( box( page ) ).toBeVisible();
	await expect( dialog( page ) ).toContainText( CAMERA );
	await expect( dialog( page ) ).toContainText(
		`Described in the media library: ${ images[ 0 ]!.alt }`
	);
	await expect( download( page ) ).toHaveAttribute(
		'href',
		images[ 0 ]!.url
	);
	const [ file ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		download( page ).click(),
	] );
	expect( file.suggestedFilename() ).toMatch( /\.jpg$/ );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await page.locator( '#plain a' ).first().click();
	await expect( box( page ) ).toBeVisible();
	await expect( download( page ) ).toBeHidden();
	await expect( dialog( page ) ).not.toContainText( 'X100' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await page.locator( '#paged a[data-frontage-lightbox]' ).click();
	await expect( dialog( page ) ).toContainText( '1 of 2' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( dialog( page ) ).toContainText( '2 of 2' );
	await expect( dialog( page ) ).toContainText( CAMERA );
	await expect( download( page ) ).toHaveAttribute(
		'href',
		images[ 1 ]!.url
	);
} );

test(
	'an author chooses per block; an image in a gallery has what its gallery has',
	{ tag: '@deep' },
	async ( { editor, open } ) => {
		test.slow();
		const { page } = editor;
		const [ image ] = await unusualImages( 'large' );
		await editor.create( { title: 'Choices' } );
		await page.evaluate(
			( markup ) => {
				const { insertBlocks } =
					wp.data.dispatch( 'core/block-editor' );
				insertBlocks( wp.blocks.parse( markup ) );
			},
			coreGallery( [ image! ] )
		);
		await editor.select( 'core/image' );
		await editor.openSettings();
		// WordPress 7 shows the image itself first.
		const group = page.getByRole( 'button', {
			name: 'Frontage',
			exact: true,
		} );
		const settings = page.getByRole( 'tab', { name: 'Settings' } );
		const showSettings = async () => {
			await expect( group.or( settings ).first() ).toBeVisible();
			if ( await settings.isVisible() ) {
				await settings.click();
			}
			await group.click();
			await expect(
				page.getByRole( 'button', { name: 'Tooltip', exact: true } )
			).toBeVisible();
		};
		await showSettings();
		const panel = page.getByRole( 'button', {
			name: 'Lightbox',
			exact: true,
		} );
		await expect( panel ).toHaveCount( 0 );
		await editor.select( 'core/gallery' );
		await expect(
			page.locator( '.block-editor-block-card__title' ).first()
		).toContainText( 'Gallery' );
		await showSettings();
		await panel.click();
		await page
			.getByRole( 'combobox', { name: 'Download button' } )
			.selectOption( 'Show' );
		await page
			.getByRole( 'combobox', { name: 'Camera and exposure' } )
			.selectOption( 'Show' );
		const visitor = await open();
		await visit( visitor, await editor.publish() );
		await thumb( visitor, 0 ).press( 'Enter' );
		await expect( download( visitor ) ).toBeVisible();
		await expect( dialog( visitor ) ).toContainText( CAMERA );
	}
);
