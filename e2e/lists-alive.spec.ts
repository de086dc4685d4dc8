/** Items that lists fetch are initialized too: widgets, animations and links that open the lightbox. */
import type { Locator, Page } from '@playwright/test';
import { dialog } from './support/lightbox';
import { listBlock, publishPage, publishPosts } from './support/posts';
import { expect, test, visit } from './support/test';

const query = {
	perPage: 2,
	include: [ 9101, 9102, 9103, 9104, 9105, 9106 ],
};
const list = ( module: string, more: object = {} ) =>
	listBlock( module, {
		anchor: module,
		extras: [ 'likes' ],
		query,
		...more,
	} );

/** How to make each module fetch. */
const PRESSES: Record< string, ( root: Locator ) => Promise< void > > = {
	'post-grid': ( root ) =>
		root.getByRole( 'link', { name: 'Load more' } ).click(),
	'post-tab': ( root ) =>
		root.getByText( 'Food', { exact: true } ).first().click(),
	'smart-post-list': ( root ) =>
		root.getByRole( 'link', { name: 'Next posts' } ).click(),
	'post-archive': ( root ) =>
		root.getByRole( 'link', { name: 'Next', exact: true } ).click(),
	blog: ( root ) =>
		root.getByRole( 'link', { name: 'Next', exact: true } ).click(),
};

/** Returns the last card's title and its like button. */
const last = ( page: Page, module: string ) => {
	const card = page.locator( `#${ module } .frontage-card` ).last();
	return {
		title: card.locator( '.frontage-card__title' ),
		like: card.getByRole( 'button', { name: /^Like/ } ),
	};
};

test( 'a like on a card that was loaded later counts, in every module', async ( {
	admin,
	page,
} ) => {
	test.slow();
	const modules = Object.entries( PRESSES );
	await visit(
		page,
		await publishPage(
			admin,
			modules.map( ( [ module ] ) => list( module ) ).join( '' )
		)
	);
	for ( const [ module, press ] of modules ) {
		const { title, like } = last( page, module );
		const before = await title.textContent();
		// The lists show the same posts.
		await page.evaluate( () => localStorage.clear() );
		await press( page.locator( `#${ module }` ) );
		await expect( title ).not.toHaveText( before! );
		await expect( like ).toHaveAttribute( 'aria-pressed', 'false' );
		const island = like.locator( 'xpath=ancestor::frontage-island[1]' );
		await expect( island ).not.toHaveAttribute( 'data-state', 'awake' );
		await like.click();
		await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( like ).toHaveAttribute(
			'title',
			'You already like this'
		);
		await expect( island ).toHaveAttribute( 'data-state', 'awake' );
	}
} );

test( 'animations and images of the next page work', async ( {
	admin,
	open,
	own,
} ) => {
	const plain = Array.from( { length: 10 }, ( _, index ) => ( {
		title: `${ own } ${ index }`,
		content: '<p>Short.</p>',
	} ) );
	// The oldest post, alone on the second page; the first page needs neither.
	const oldest = {
		title: `${ own } last`,
		date: '2001-01-01T10:00:00',
		content:
			'<!-- wp:spacer {"height":"900px"} --><div style="height:900px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><!-- wp:paragraph {"className":"comes-in","frontage":{"animation":{"style":"slide"}}} --><p class="comes-in">Comes in</p><!-- /wp:paragraph --><p><a rel="lightbox" href="/wp-content/uploads/photographs/bridge.jpg">Bridge</a></p>',
	};
	await publishPosts( admin, [ ...plain, oldest ] );
	const page = await open(
		{},
		{
			frontage_env_on: 'infinite-scroll',
			frontage_env_theme: 'classic',
		}
	);
	await visit( page, `/?s=${ own }` );
	const animated = page.locator( '.comes-in' );
	await expect( animated ).toHaveCount( 0 );
	await page.evaluate( () =>
		scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } )
	);
	await expect( animated ).toHaveCount( 1 );
	await expect( animated ).toHaveAttribute(
		'data-frontage-animation',
		'waiting'
	);
	await animated.evaluate( ( element ) => element.scrollIntoView() );
	await expect( animated ).toHaveAttribute(
		'data-frontage-animation',
		'done'
	);
	await page.getByRole( 'link', { name: 'Bridge' } ).click();
	await expect( dialog( page ) ).toBeVisible();
} );
