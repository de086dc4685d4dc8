/** Cards made of blocks: what visitors see and what authors do. */
import type { Editor } from './support/editor';
import type { Locator } from '@playwright/test';
import { listBlock, publishPage, titles } from './support/posts';
import type { LayoutShift } from './support/layout-shift';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const CARD = [
	'<!-- wp:frontage/post-card -->',
	'<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2"} /-->',
	'<!-- wp:group {"layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}} -->',
	'<div class="wp-block-group"><!-- wp:post-title {"isLink":true,"level":3} /--><!-- wp:post-date /--></div>',
	'<!-- /wp:group -->',
	'<!-- /wp:frontage/post-card -->',
].join( '' );

/**
 * Returns a list with cards made of blocks.
 *
 * @param module     Module of the list.
 * @param attributes Attributes of the list.
 */
const list = ( module: string, attributes: object ) =>
	listBlock( module, attributes ).replace(
		' /-->',
		` -->${ CARD }<!-- /wp:frontage/${ module } -->`
	);

test( 'more posts come with the same card and look like the first', async ( {
	admin,
	page,
} ) => {
	const address = await publishPage(
		admin,
		list( 'post-grid', {
			anchor: 'grid',
			columns: 3,
			query: { perPage: 3 },
		} )
	);
	await visit( page, address );
	const cards = page.locator( '#grid .frontage-post-card' );
	await expect( cards ).toHaveCount( 3 );
	await expectNoAxe( page, '#grid' );
	const look = () =>
		cards.evaluateAll( ( all ) =>
			all.map( ( card ) => {
				const { alignItems, flexDirection } = getComputedStyle(
					card.querySelector( '.wp-block-group' )!
				);
				return `${ alignItems } ${ flexDirection }`;
			} )
		);
	const first = await look();
	await page
		.locator( '#grid' )
		.getByRole( 'link', { name: 'Load more' } )
		.click();
	await expect( cards ).toHaveCount( 6 );
	await expect.poll( look ).toEqual( [ ...first, ...first ] );
	expect( new Set( first ) ).toEqual( new Set( [ 'center column' ] ) );
	// One stop of the keyboard for each card.
	await expect(
		page.locator( '#grid .frontage-post-card a:not([tabindex])' )
	).toHaveCount( 6 );
} );

test( 'a blog turns its pages, without and with script, in cards made of blocks', async ( {
	admin,
	page,
	noJs,
} ) => {
	const address = await publishPage(
		admin,
		list( 'blog', { anchor: 'news', query: { perPage: 2 } } )
	);
	for ( const visitor of [ noJs, page ] ) {
		await visit( visitor, address );
		const shown = visitor.locator( '#news .wp-block-post-title' );
		const before = await shown.allTextContents();
		expect( before ).toHaveLength( 2 );
		await visitor
			.locator( '#news' )
			.getByRole( 'link', { name: 'Next' } )
			.click();
		await expect( shown.first() ).not.toHaveText( before[ 0 ]! );
		await expect( shown ).toHaveCount( 2 );
	}
} );

test( 'nothing moves while the page loads', async ( { admin, page } ) => {
	const address = await publishPage(
		admin,
		list( 'post-grid', { anchor: 'grid', query: { perPage: 6 } } )
	);
	await page.addInitScript( () => {
		const found = Object.assign( window, { shift: 0 } );
		// The theme's menu grows with every page that other specs publish, and shifts the content below.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( 'header.wp-block-template-part { display: none }' );
		document.adoptedStyleSheets = [ sheet ];
		new PerformanceObserver( ( entries ) => {
			for ( const entry of entries.getEntries() as LayoutShift[] ) {
				const isOurs = entry.sources.some( ( { node } ) =>
					node?.closest?.( '[class*=frontage]' )
				);
				found.shift += isOurs ? entry.value : 0;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	await visit( page, address );
	await page.waitForLoadState( 'networkidle' );
	expect( await page.evaluate( () => Reflect.get( window, 'shift' ) ) ).toBe(
		0
	);
} );

test( 'a carousel of posts shows them side by side, one at a time on a phone', async ( {
	admin,
	page,
	narrow,
} ) => {
	const address = await publishPage(
		admin,
		list( 'carousel', {
			anchor: 'row',
			kind: 'posts',
			query: { perPage: 6 },
		} )
	);
	await visit( page, address );
	const cards = page.locator( '#row .frontage-post-card' );
	await expect( cards ).toHaveCount( 6 );
	await expect( page.locator( '#row .frontage-card' ) ).toHaveCount( 0 );
	await expectNoAxe( page, '#row' );
	const tops = await cards.evaluateAll( ( all ) =>
		all.map( ( card ) => Math.round( card.getBoundingClientRect().top ) )
	);
	expect( new Set( tops ).size ).toBe( 1 );
	await visit( narrow, address );
	await expectNoOverflow( narrow );
	const [ card, row ] = await Promise.all(
		[ '#row .frontage-post-card', '#row' ].map( ( one ) =>
			narrow
				.locator( one )
				.first()
				.evaluate( ( found ) => found.getBoundingClientRect().width )
		)
	);
	expect( card! / row! ).toBeGreaterThan( 0.8 );
} );

/** Lets a selected list take its card from own blocks. */
async function takeOwnBlocks( { page }: Editor, block: Locator ) {
	await expect( block.locator( '.frontage-card' ).first() ).toBeVisible();
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Card' } )
		.click();
	await page
		.getByRole( 'menuitem', { name: 'Own blocks' } )
		.or( page.getByRole( 'menuitemradio', { name: 'Own blocks' } ) )
		.click();
}

test.describe( 'in the editor', () => {
	test.use( { expectedErrors: [ /gravatar/ ] } );

	test(
		'an author chooses own blocks, edits the card once, and starts from a card style',
		{ tag: '@deep' },
		async ( { editor, page } ) => {
			test.slow();
			await editor.create( { title: 'Cards' } );
			await editor.insert( 'Post Grid' );
			const grid = editor.block( 'frontage/post-grid' );
			await takeOwnBlocks( editor, grid );
			const cards = grid.locator( 'li > :is(article, div):visible' );
			await expect( cards ).toHaveCount( 6 );
			// The editor loads each post of its own.
			await expect
				.poll( async () => {
					const shown = await grid
						.locator( 'li .wp-block-post-title:visible a' )
						.evaluateAll( ( all ) =>
							all.map( ( link ) => link.getAttribute( 'href' ) )
						);
					return new Set( shown ).size;
				} )
				.toBe( 6 );
			// Another card is edited where it is pressed.
			await grid
				.getByRole( 'button', { name: 'Edit the card in this post' } )
				.nth( 0 )
				.press( 'Enter' );
			await expect(
				grid.locator( 'li' ).nth( 1 ).locator( 'article' )
			).toBeVisible();
			await editor.page
				.getByRole( 'button', { name: /^Select parent block/ } )
				.click();
			await editor.page
				.getByRole( 'combobox', { name: 'Start from' } )
				.selectOption( { label: 'Card of blocks: Hawai' } );
			await expect(
				grid.locator( 'article.frontage-card.is-hawai' )
			).toBeVisible();
			await visit( page, await editor.publish() );
			await expect(
				page.locator( 'article.frontage-card.is-hawai' )
			).toHaveCount( 6 );
			await expect( titles( page, '.frontage-post-grid' ) ).toHaveCount(
				6
			);
			await expectNoAxe( page, '.frontage-post-grid' );
		}
	);

	test(
		'a carousel of posts takes its card from own blocks',
		{ tag: '@deep' },
		async ( { editor } ) => {
			await editor.create( { title: 'Cards in a row' } );
			await editor.insert( 'Post Carousel' );
			const row = editor.block( 'frontage/carousel' );
			await takeOwnBlocks( editor, row );
			const cards = row.locator( 'li > :is(article, div):visible' );
			await expect( cards.nth( 1 ) ).toBeVisible();
			const tops = await cards.evaluateAll( ( all ) =>
				all.map( ( card ) =>
					Math.round( card.getBoundingClientRect().top )
				)
			);
			expect( new Set( tops ).size ).toBe( 1 );
		}
	);
} );
