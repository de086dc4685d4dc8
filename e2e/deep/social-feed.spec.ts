/** Social Feed: posts from copies, more of them on request, and its set-up in the editor. What need not run at each commit. */
import type { Page } from '@playwright/test';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from '../support/test';

const PAGE = '/modules/social-feed/';

const feed = ( page: Page, id = 'harbour' ) => page.locator( `#${ id }` );
const posts = ( page: Page, id?: string ) =>
	feed( page, id ).locator( 'article' );
const more = ( page: Page, id?: string ) =>
	feed( page, id ).getByRole( 'link', { name: 'Show more posts' } );

test( 'leads to more posts without a script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await more( noJs ).click();
	await expect( posts( noJs ) ).toHaveCount( 4 );
	await expect( more( noJs ) ).toHaveCount( 0 );
} );

test( 'fits a phone, from right to left, and passes axe', async ( {
	open,
} ) => {
	const phone = await open(
		{ viewport: { width: 390, height: 844 } },
		{ frontage_env_rtl: '1' }
	);
	await visit( phone, PAGE );
	await expectNoOverflow( phone );
	await expectNoAxe( phone, '.frontage-social-feed' );
	await expect( posts( phone, 'bakery' ).first() ).toBeVisible();
} );
