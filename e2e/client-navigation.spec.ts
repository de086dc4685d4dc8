/** Our blocks in a Query Loop that changes pages with WordPress's own router: they stay alive, and nothing leaks. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { foldersIn } from './matrix/modules';
import type { FrontageIsland } from '../src/islands/types';
import { pressMouse } from './support/press';
import { publishPage } from './support/posts';
import { expect, test, visit } from './support/test';

const TABS =
	'<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"First"} --><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- wp:frontage/tab {"title":"Second"} --><!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph --><!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->';
const COUNTDOWN =
	'<!-- wp:frontage/countdown {"date":"2099-01-01T00:00:00"} --><!-- /wp:frontage/countdown -->';
const PICTURE = '/wp-includes/images/media/default.png';
const LIKE = '<!-- wp:frontage/like-button /-->';

/** A Query Loop whose pages are swapped by WordPress's router. */
const loop = ( inner: string, perPage = 2 ) =>
	`<!-- wp:query ${ JSON.stringify( {
		queryId: 9,
		enhancedPagination: true,
		query: {
			perPage,
			postType: 'post',
			order: 'desc',
			orderBy: 'date',
			search: '"What we found"',
			inherit: false,
		},
	} ) } --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"isLink":true} /-->${ inner }<!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`;

const titles = ( page: Page ) =>
	page.locator( '.wp-block-query .wp-block-post-title' );

/** Goes to another page of the loop, and checks that the document is still the same. */
async function turn( page: Page, way: 'next' | 'previous' ) {
	const before = await titles( page ).allTextContents();
	await page.evaluate( () => ( document.body.dataset.same = 'yes' ) );
	const link = page.locator( `.wp-block-query-pagination-${ way }` );
	// Before WordPress's router listens to it, it leads to another document.
	await expect
		.poll( () => link.evaluate( ( one ) => Object.keys( one ).length ) )
		.toBeGreaterThan( 0 );
	await link.click();
	await expect( titles( page ).first() ).not.toHaveText( before[ 0 ]! );
	await expect( page.locator( 'body' ) ).toHaveAttribute(
		'data-same',
		'yes'
	);
}

test( 'buttons, tabs and countdowns of the next page work, and of the first one after Back', async ( {
	admin,
	page,
} ) => {
	test.slow();
	await visit(
		page,
		await publishPage( admin, loop( LIKE + TABS + COUNTDOWN ) )
	);
	const first = await titles( page ).allTextContents();
	const works = async () => {
		const like = page.getByRole( 'button', { name: /^Like/ } ).last();
		await pressMouse( page, like, 120 );
		await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
		await pressMouse(
			page,
			page.getByRole( 'tab', { name: 'First' } ).first(),
			120
		);
		const second = page.getByRole( 'tab', { name: 'Second' } ).first();
		await pressMouse( page, second, 120 );
		await expect( second ).toHaveAttribute( 'aria-selected', 'true' );
		await expect( page.getByText( 'Two' ).first() ).toBeVisible();
		for ( const name of [ 'countdown', 'tabs', 'like-button' ] ) {
			await expect(
				page.locator(
					`frontage-island[name=${ name }][data-state=failed]`
				)
			).toHaveCount( 0 );
		}
		const clock = page.locator( '.frontage-countdown' ).first();
		await clock.scrollIntoViewIfNeeded();
		const shown = await clock.innerText();
		await expect( clock ).not.toHaveText( shown, { useInnerText: true } );
	};
	await works();
	await turn( page, 'next' );
	await expect( page ).toHaveURL( /query-9-page=2/ );
	await works();
	await page.goBack();
	await expect( titles( page ) ).toHaveText( first );
	await works();
} );

test( 'islands that left the page are forgotten', async ( { admin, page } ) => {
	await visit(
		page,
		await publishPage( admin, loop( LIKE + TABS + COUNTDOWN ) )
	);
	const session = await page.context().newCDPSession( page );
	const alive = async () => {
		await session.send( 'HeapProfiler.collectGarbage' );
		const { result } = await session.send( 'Runtime.evaluate', {
			expression: "customElements.get( 'frontage-island' ).prototype",
		} );
		const { objects } = await session.send( 'Runtime.queryObjects', {
			prototypeObjectId: result.objectId!,
		} );
		const { result: count } = await session.send(
			'Runtime.callFunctionOn',
			{
				objectId: objects.objectId!,
				functionDeclaration: 'function () { return this.length; }',
			}
		);
		await session.send( 'Runtime.releaseObject', {
			objectId: objects.objectId!,
		} );
		return count.value as number;
	};
	const turnTwice = async ( times: number ) => {
		for ( let round = 0; round < times; round++ ) {
			await turn( page, 'next' );
			await pressMouse(
				page,
				page.getByRole( 'tab', { name: 'Second' } ).first(),
				120
			);
			await turn( page, 'previous' );
		}
	};
	// WordPress keeps each page that it has seen; further turns must not add to that.
	await turnTwice( 2 );
	const kept = await alive();
	await turnTwice( 4 );
	await expect.poll( alive ).toBeLessThanOrEqual( kept );
} );

test( 'every block lets the router change pages, and its islands survive', async ( {
	admin,
	page,
} ) => {
	test.setTimeout( 240_000 );
	const blocks = foldersIn( 'blocks' )
		.filter( ( slug ) => ! slug.includes( 'gate' ) )
		.map( ( slug ) => ( {
			slug,
			json: JSON.parse(
				readFileSync( `blocks/${ slug }/block.json`, 'utf8' )
			),
		} ) )
		.filter( ( { json } ) => ! json.parent && ! json.ancestor )
		.map(
			( { slug, json } ) =>
				`<!-- wp:frontage/${ slug } ${ JSON.stringify(
					json.example?.attributes ?? {}
				).replace( /[a-z0-9-]+\.webp/g, PICTURE ) } /-->`
		);
	await visit(
		page,
		await publishPage( admin, loop( blocks.join( '' ), 1 ) )
	);
	await turn( page, 'next' );
	const islands = page.locator( 'main frontage-island' );
	expect( await islands.count() ).toBeGreaterThan( 10 );
	await islands.evaluateAll( ( all: FrontageIsland[] ) =>
		Promise.all( all.map( ( island ) => island.wake() ) )
	);
	await expect(
		page.locator( 'frontage-island[data-state=failed]' )
	).toHaveCount( 0 );
	await turn( page, 'previous' );
} );
