/** What lists fetch comes alive by itself: widgets on its cards answer without a further call. */
import type { Locator, Page } from '@playwright/test';
import { listBlock, publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

const query = {
	perPage: 2,
	include: [ 9101, 9102, 9103, 9104, 9105, 9106 ],
};
const list = ( room: string, more: object = {} ) =>
	listBlock( room, { anchor: room, extras: [ 'likes' ], query, ...more } );

/** How each room is made to fetch. */
const PRESSES: Record< string, ( root: Locator ) => Promise< void > > = {
	'post-grid': ( root ) =>
		root.getByRole( 'link', { name: 'Load more' } ).click(),
	'post-tab': ( root ) =>
		root.getByRole( 'link', { name: 'Food', exact: true } ).click(),
	'smart-post-list': ( root ) =>
		root.getByRole( 'link', { name: 'Next posts' } ).click(),
	'post-archive': ( root ) =>
		root.getByRole( 'link', { name: 'Next', exact: true } ).click(),
	blog: ( root ) =>
		root.getByRole( 'link', { name: 'Next', exact: true } ).click(),
};

/** The last card's title and its like button. */
const last = ( page: Page, room: string ) => {
	const card = page.locator( `#${ room } .frontage-card` ).last();
	return {
		title: card.locator( '.frontage-card__title' ),
		like: card.getByRole( 'button', { name: /^Like/ } ),
	};
};

test( 'a like on a card that came later counts, in every room', async ( {
	admin,
	page,
} ) => {
	test.slow();
	const rooms = Object.keys( PRESSES );
	await visit(
		page,
		await publishPage(
			admin,
			rooms.map( ( room ) => list( room ) ).join( '' )
		)
	);
	for ( const room of rooms ) {
		const { title, like } = last( page, room );
		const before = await title.textContent();
		await PRESSES[ room ]( page.locator( `#${ room }` ) );
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
