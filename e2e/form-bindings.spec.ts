/** Default values of fields that come from custom fields of the post. */
import { writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { form, name } from './support/forms';
import { sitePhp } from './support/site-php';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.beforeAll( async () => {
	const folder = join(
		process.env.FRONTAGE_SITE_DIR!,
		'wp-content/mu-plugins'
	);
	await mkdir( folder, { recursive: true } );
	await writeFile(
		join( folder, 'e2e-topic.php' ),
		`<?php add_action( 'init', static fn () => register_post_meta( 'page', 'e2e_topic', array( 'type' => 'string', 'single' => true, 'show_in_rest' => true, 'default' => 'Bread & roses' ) ) );`
	);
} );

/** Closes all menus of the sidebar, each with its own Escape: one that is still opening does not hear it. */
const closeMenus = async ( page: Page ) => {
	const open = page
		.getByRole( 'menuitemcheckbox' )
		.or( page.getByRole( 'menuitem', { name: 'Post Meta' } ) );
	await expect( async () => {
		if ( await open.count() ) {
			await open.last().press( 'Escape', { timeout: 1000 } );
		}
		await expect( open ).toHaveCount( 0, { timeout: 1000 } );
	} ).toPass();
};

test(
	'an author connects the default value of a field with a custom field',
	{ tag: '@deep' },
	async ( { editor, page } ) => {
		const content = form( {}, name ).replaceAll( "'", "\\'" );
		// The editor asks once which custom fields there are.
		await editor.edit(
			Number(
				await sitePhp(
					`echo wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Topic', 'post_content' => '${ content }' ) );`
				)
			)
		);
		await editor.select( 'frontage/field-text' );
		const settings = await editor.openSettings();
		const own = settings.getByLabel( 'Default value from a custom field' );
		const core = settings.getByRole( 'button', {
			name: 'Attributes options',
		} );
		await expect( own.or( core ) ).toBeVisible();
		if ( await own.isVisible() ) {
			// WordPress before 6.9.
			await own.selectOption( 'e2e_topic' );
		} else {
			await core.click();
			await editor.page
				.getByRole( 'menuitemcheckbox', { name: 'Show value' } )
				.click();
			await closeMenus( editor.page );
			await settings.getByRole( 'button', { name: /^value/ } ).click();
			await editor.page
				.getByRole( 'menuitem', { name: 'Post Meta' } )
				.click();
			await editor.page
				.getByRole( 'menuitemcheckbox', { name: /e2e_topic/ } )
				.click();
			await closeMenus( editor.page );
		}
		await expect(
			settings.getByText( /The default value comes from/ )
		).toBeVisible();
		await expect(
			settings.getByLabel( 'Default value', { exact: true } )
		).toHaveCount( 0 );
		await expectNoAxe( editor.page, '.interface-complementary-area' );
		await visit( page, await editor.publish() );
		await expect(
			page.getByRole( 'textbox', { name: 'Name' } )
		).toHaveValue( 'Bread & roses' );
	}
);
