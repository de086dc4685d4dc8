/** Shared by the specs of leaving: a site of their own, and the section of the Tools tab. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { OwnSite } from './own-site';
import { expect } from './test';

export const site = new OwnSite();

export const section = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Leave Frontage' } );

export async function open( page: Page ): Promise< Locator > {
	await page.goto(
		`${ site.url }/wp-admin/admin.php?page=frontage&tab=tools`
	);
	await expect( section( page ) ).toBeVisible();
	return section( page );
}

/** Checks the content and saves the report. */
export async function check( page: Page, leave: Locator ): Promise< string > {
	await leave.getByRole( 'button', { name: 'Check content' } ).click();
	await expect(
		leave.getByRole( 'heading', { name: /^Preview/ } )
	).toBeVisible( {
		timeout: 60_000,
	} );
	return report( page, leave );
}

async function report( page: Page, leave: Locator ): Promise< string > {
	const saving = page.waitForEvent( 'download' );
	await leave.getByRole( 'button', { name: 'Save report' } ).click();
	return readFile( await ( await saving ).path(), 'utf8' );
}

export async function replace( page: Page, leave: Locator ): Promise< void > {
	await leave.getByRole( 'button', { name: 'Replace blocks…' } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Replace blocks', exact: true } )
		.click();
	await expect(
		leave.getByRole( 'heading', { name: 'Report' } )
	).toBeVisible( {
		timeout: 60_000,
	} );
}

export const create = ( page: Page, type: string, content: string ) =>
	site.ask( page, 'POST', `wp/v2/${ type }`, {
		...{ status: 'publish', title: `A ${ type }`, content },
	} );

export const stored = async (
	page: Page,
	{ id }: { id: number },
	type = 'pages'
) =>
	( await site.ask( page, 'GET', `wp/v2/${ type }/${ id }?context=edit` ) )
		.content.raw as string;
