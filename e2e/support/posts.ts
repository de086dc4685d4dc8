/** Shared by the specs of post lists. */
import type { Page } from '@playwright/test';
import { ask } from './rest';
import { expect } from './test';

export { publishPage } from './rest';

/**
 * Returns a block as saved.
 *
 * @param slug The module's folder.
 */
export const listBlock = ( slug: string, attributes: object ) =>
	`<!-- wp:frontage/${ slug } ${ JSON.stringify( attributes ) } /-->`;

/**
 * Creates a category.
 *
 * @param admin The administrator.
 * @return Category ID.
 */
export async function publishCategory(
	admin: Page,
	name: string
): Promise< number > {
	const response = await ask( admin, 'wp/v2/categories', {
		name,
	} );
	expect( response.status() ).toBe( 201 );
	return ( await response.json() ).id;
}

/**
 * Publishes posts in a single request.
 *
 * @param admin The administrator.
 * @param posts Fields of each post.
 * @return Post IDs.
 */
export async function publishPosts(
	admin: Page,
	posts: object[]
): Promise< number[] > {
	const response = await ask( admin, 'batch/v1', {
		requests: posts.map( ( fields ) => ( {
			path: '/wp/v2/posts',
			body: { status: 'publish', ...fields },
		} ) ),
	} );
	expect( response.status() ).toBe( 207 );
	const { responses } = await response.json();
	return responses.map( ( { body }: { body: { id: number } } ) => body.id );
}

/**
 * Wraps blocks in a Query Loop over the demo's forty posts, whose heading no other test uses.
 *
 * @param content Block markup.
 * @param query   Further query attributes.
 */
export const inLoop = ( content: string, query: object = {} ) =>
	`<!-- wp:query ${ JSON.stringify( {
		queryId: 7,
		query: {
			perPage: 3,
			offset: 1,
			postType: 'post',
			order: 'desc',
			orderBy: 'date',
			search: '"What we found"',
			inherit: false,
			...query,
		},
	} ) } --><div class="wp-block-query">${ content }</div><!-- /wp:query -->`;

/**
 * Titles of the cards in a widget.
 *
 * @param page Any page.
 */
export const titles = ( page: Page, root: string ) =>
	page.locator( `${ root } .frontage-card__title` );

/** URL that actions are sent to. */
export const ACTIONS = /admin-ajax\.php/;
