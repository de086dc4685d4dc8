/** Infinite scroll on the demo's blog, in a block theme and a classic theme. */
import type { Page } from '@playwright/test';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	holdAnswers,
	test,
	visit,
} from './support/test';

const ON = { frontage_env_on: 'infinite-scroll' };
const BOX = '.frontage-infinite-scroll';
/** A theme archive of the demo's forty posts: their heading is unique to them. */
const LIST = '/?s=%22What+stays%22';
const NEXT_PAGE = /page\/2|paged=2/;

const posts = ( page: Page ) => page.locator( 'main .hentry' );

const toTheEnd = ( page: Page ) =>
	page.evaluate( () =>
		scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } )
	);

const reach = async ( page: Page, count: number ) => {
	// Page by page, since a busy server takes its time for each.
	for ( let shown = 20; shown <= count; shown += 10 ) {
		await expect
			.poll( async () => {
				const now = await posts( page ).count();
				// Scrolling further would load one more page.
				if ( now < shown ) {
					await toTheEnd( page );
				}
				return now;
			} )
			.toBeGreaterThanOrEqual( shown );
	}
	await expect( posts( page ) ).toHaveCount( count );
};

test( 'loads pages, then shows a button; URL, title and view count follow; Back restores the position', async ( {
	open,
} ) => {
	const page = await open( {}, ON );
	await visit( page, LIST );
	await expect( posts( page ) ).toHaveCount( 10 );
	const title = await page.title();
	await page.evaluate( () =>
		document.addEventListener( 'frontage:page-view', () => {
			document.body.dataset.views = String(
				Number( document.body.dataset.views ?? 0 ) + 1
			);
		} )
	);
	await reach( page, 40 );
	await expect( page.locator( BOX ) ).toHaveAttribute(
		'data-state',
		/paused|done/
	);
	await expect( page ).toHaveURL( /\/page\/4\/|paged=4/ );
	await expect( page ).not.toHaveTitle( title );
	await expect( page.locator( 'body' ) ).toHaveAttribute(
		'data-views',
		/\d/
	);
	await expectNoAxe( page, BOX );
	const story = posts( page ).nth( 35 ).getByRole( 'link' ).first();
	await story.scrollIntoViewIfNeeded();
	const address = await story.getAttribute( 'href' );
	await story.click();
	await expect( page ).toHaveURL( address! );
	await expect( page.locator( 'h1' ).last() ).toBeVisible();
	await page.goBack();
	await expect.poll( () => posts( page ).count() ).toBeGreaterThan( 35 );
	await expect( story ).toBeInViewport();
} );

test( 'works in a classic theme and keeps the footer reachable by keyboard', async ( {
	open,
} ) => {
	const page = await open( {}, { ...ON, frontage_env_theme: 'classic' } );
	await visit( page, LIST );
	await page
		.locator( 'footer' )
		.last()
		.evaluate( ( footer ) => {
			footer.tabIndex = -1;
			footer.focus();
		} );
	await toTheEnd( page );
	const more = page.locator( `${ BOX } a` );
	// Hidden until a press on it loads posts; before, it would lead to the next page.
	await expect( more ).toBeVisible();
	await expect( more ).toHaveText( 'Load more posts' );
	await expect( posts( page ) ).toHaveCount( 10 );
	await more.evaluate( ( link: HTMLElement ) => {
		link.focus( { preventScroll: true } );
		// At the end, the next page but one would follow by itself.
		scrollTo( { top: 0, behavior: 'instant' } );
	} );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( `${ BOX } [role=status]` ) ).toHaveText(
		/More posts shown: \d+/
	);
	await expect( posts( page ) ).toHaveCount( 20 );
	await expect( more ).toBeFocused();
	await reach( page, 40 );
} );

test( 'keeps the theme’s own links without script', async ( { open } ) => {
	const page = await open( { javaScriptEnabled: false }, ON );
	await visit( page, LIST );
	await expect( page.locator( BOX ) ).toBeHidden();
	await page.locator( '.wp-block-query-pagination-next' ).click();
	await expect( page ).toHaveURL( /page\/2|paged=2/ );
} );

test.describe( 'on an unreliable network', () => {
	test.use( { expectedErrors: [ /Failed to load resource|ERR_FAILED/ ] } );

	test( 'a failure is reported once and can be retried', async ( {
		open,
	} ) => {
		const page = await open(
			{ viewport: { width: 390, height: 844 } },
			{ ...ON, frontage_env_rtl: '1' }
		);
		await page.route( NEXT_PAGE, ( route ) => route.abort() );
		await visit( page, LIST );
		await toTheEnd( page );
		await expect(
			page.getByText( 'The next posts could not be loaded.' )
		).toBeVisible();
		await page.unrouteAll();
		const release = await holdAnswers( page, NEXT_PAGE );
		await page.getByRole( 'link', { name: 'Try again' } ).click();
		await expect(
			page.getByText( 'Loading the next set of posts...' )
		).toBeVisible();
		await release();
		await expect.poll( () => posts( page ).count() ).toBeGreaterThan( 10 );
		await expectNoOverflow( page );
	} );
} );

test( 'continues our own Blog block in the home template, fetching the list alone', async ( {
	open,
} ) => {
	const page = await open( {}, ON );
	const fetched: { region?: string; size: number }[] = [];
	page.on( 'response', async ( response ) => {
		if ( /\/page\/\d|paged=/.test( response.url() ) ) {
			// What is still on its way at the end of the test has no text.
			const text = await response.text().catch( () => null );
			if ( text !== null ) {
				fetched.push( {
					region: response.headers()[ 'x-frontage-region' ],
					size: text.length,
				} );
			}
		}
	} );
	await visit( page, '/blog/' );
	const cards = page.locator( '#blog .frontage-card__title a' );
	const first = await cards.count();
	const title = await page.title();
	await expect
		.poll(
			async () => {
				await toTheEnd( page );
				return cards.count();
			},
			{ timeout: 30_000 }
		)
		.toBeGreaterThan( 2 * first );
	const links = await cards.evaluateAll( ( all ) =>
		all.map( ( link ) => link.getAttribute( 'href' ) )
	);
	expect( new Set( links ).size ).toBe( links.length );
	await expect( page ).toHaveURL( /page\/\d|paged=/ );
	await expect( page ).not.toHaveTitle( title );
	await expect.poll( () => fetched[ 0 ]?.region ).toBe( 'blog%2Fblog' );
	const whole = await ( await page.request.get( '/blog/' ) ).text();
	expect( fetched[ 0 ]!.size ).toBeLessThan( whole.length / 2 );
	// Of a post that was added; the last one changes while further pages come.
	const like = page
		.locator( '#blog .frontage-card' )
		.nth( first )
		.getByRole( 'button', { name: /^Like/ } );
	await like.click();
	await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
} );
