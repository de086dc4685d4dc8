/** The post grid: built in the editor, then read and extended by visitors. */
import type { Page } from '@playwright/test';
import {
	ACTIONS,
	inLoop,
	listBlock,
	publishPage,
	titles,
} from './support/posts';
import { expect, expectNoAxe, holdAnswers, test, visit } from './support/test';

declare const wp: any;

/** Blocks that list posts. */
const LISTS = [
	'frontage/blog',
	'frontage/portfolio',
	'frontage/post-archive',
	'frontage/post-grid',
	'frontage/post-tab',
	'frontage/smart-post-list',
];

const GRID = '#news';
const news = ( more: object = {} ) =>
	listBlock( 'post-grid', {
		anchor: 'news',
		query: { perPage: 3 },
		...more,
	} );
const MORE = { name: 'Load more' };

test(
	'is inserted, shows real posts while it is edited, and is published',
	{ tag: '@deep' },
	async ( { editor, page } ) => {
		test.slow();
		await editor.create( { title: 'A grid' } );
		await editor.insert( 'Post Grid' );
		const block = editor.block( 'frontage/post-grid' );
		await expect( block.locator( '.frontage-card' ) ).toHaveCount( 6 );
		const settings = await editor.openSettings();
		await settings
			.getByRole( 'combobox', { name: 'Card style' } )
			.selectOption( 'stylica' );
		await expect(
			block.locator( '.frontage-card.is-stylica' )
		).toHaveCount( 6 );
		// The preview fills the gaps like the front end does.
		const layout = settings.getByRole( 'combobox', {
			name: 'Card layout',
		} );
		const items = block.locator( '.frontage-post-grid__items' );
		await layout.selectOption( 'masonry' );
		await expect( items ).toHaveAttribute( 'style', /masonry-height/ );
		await layout.selectOption( 'grid' );
		await expect( items ).not.toHaveAttribute( 'style', /masonry-height/ );
		await settings
			.getByRole( 'spinbutton', { name: 'Posts per page' } )
			.fill( '2' );
		await expect( block.locator( '.frontage-card' ) ).toHaveCount( 2 );
		// Any of core's lists can be transformed into ours.
		const transforms = await editor.page.evaluate( () => {
			const { createBlock, getPossibleBlockTransformations } = wp.blocks;
			return [ 'core/latest-posts', 'core/query' ].map( ( name ) =>
				getPossibleBlockTransformations( [ createBlock( name ) ] )
					.map( ( to: { name: string } ) => to.name )
					.filter( ( to: string ) => to.startsWith( 'frontage/' ) )
					.sort()
			);
		} );
		for ( const found of transforms ) {
			expect( found ).toEqual( expect.arrayContaining( LISTS ) );
		}
		const [ made ] = await editor.page.evaluate( () =>
			wp.blocks.switchToBlockType(
				wp.blocks.createBlock( 'core/latest-posts', {
					postsToShow: 2,
				} ),
				'frontage/post-grid'
			)
		);
		expect( made.attributes.query ).toMatchObject( { perPage: 2 } );
		await visit( page, await editor.publish() );
		await expect( page.locator( '.frontage-card.is-stylica' ) ).toHaveCount(
			2
		);
		await expectNoAxe( page, '.frontage-post-grid' );
	}
);

test( 'loads more, keeps URL and focus, and restores them after Back', async ( {
	admin,
	page,
} ) => {
	await visit( page, await publishPage( admin, news() ) );
	const more = page.getByRole( 'link', MORE );
	await more.focus();
	await page.keyboard.press( 'Enter' );
	await expect( titles( page, GRID ) ).toHaveCount( 6 );
	await expect( more ).toBeFocused();
	await expect( page.locator( `${ GRID } [role=status]` ) ).toHaveText(
		'More posts shown: 3'
	);
	await expect( page ).toHaveURL( /frontage-post-grid%5Bnews%5D=all%2C2/ );
	const title = await titles( page, GRID ).nth( 5 ).textContent();
	await titles( page, GRID ).nth( 5 ).getByRole( 'link' ).click();
	await expect( page.locator( 'h1' ) ).toHaveText( title! );
	await page.goBack();
	await expect( titles( page, GRID ) ).toHaveCount( 6 );
	await expect( titles( page, GRID ).nth( 5 ) ).toBeInViewport();
} );

test( 'shows “All Loaded” and removes the link', async ( { admin, page } ) => {
	const include = [ 9101, 9102, 9103, 9104 ];
	await page.clock.install();
	await visit(
		page,
		await publishPage( admin, news( { query: { perPage: 3, include } } ) )
	);
	await page.getByRole( 'link', MORE ).focus();
	await expect(
		page.locator( 'frontage-island[name=post-grid]' )
	).toHaveAttribute( 'data-state', 'awake' );
	await page.clock.pauseAt( Date.now() + 60_000 );
	await page.getByRole( 'link', MORE ).click();
	await expect( page.getByText( 'All Loaded' ) ).toBeVisible();
	await page.clock.runFor( 800 );
	await expect( page.getByText( 'All Loaded' ) ).toBeHidden();
	await expect( titles( page, GRID ) ).toHaveCount( 4 );
} );

test.describe( 'on an unreliable network, inside a Query Loop', () => {
	test.use( { expectedErrors: [ /Failed to load resource|ERR_FAILED/ ] } );

	test( 'a failure is announced and can be retried, and a slow click counts once', async ( {
		admin,
		page,
	} ) => {
		const grid = news( { query: { inherit: true } } );
		await visit( page, await publishPage( admin, inLoop( grid ) ) );
		await expect( titles( page, GRID ) ).toHaveCount( 3 );
		await page.route( /admin-ajax|frontage\/v1/, ( route ) =>
			route.abort()
		);
		const more = page.getByRole( 'link', MORE );
		await more.click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'More posts could not be loaded. Check your connection and try again.'
		);
		await page.unrouteAll();
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( titles( page, GRID ) ).toHaveCount( 6 );
		await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );

		const release = await holdAnswers( page, ACTIONS );
		let asked = 0;
		page.on( 'request', ( request ) => {
			asked += ACTIONS.test( request.url() ) ? 1 : 0;
		} );
		await more.click();
		await expect( page.locator( `${ GRID } [role=status]` ) ).toHaveText(
			'Loading…'
		);
		await more.click();
		await release();
		await expect( titles( page, GRID ) ).toHaveCount( 9 );
		expect( asked ).toBe( 1 );
	} );
} );

/** Returns the distance between each card below the first row and the one above it in its column. */
const gaps = ( page: Page ) =>
	page
		.locator( `${ GRID } li.frontage-post-grid__item` )
		.evaluateAll( ( items ) => {
			const boxes = items.map( ( item ) => item.getBoundingClientRect() );
			return boxes.flatMap( ( { left, top } ) => {
				const above = boxes.filter(
					( box ) =>
						Math.abs( box.left - left ) < 2 && box.bottom <= top + 1
				);
				const ends = above.map( ( { bottom } ) => bottom );
				return ends.length
					? [ Math.round( top - Math.max( ...ends ) ) ]
					: [];
			} );
		} );

test( 'two lists are independent, the second excludes posts of the first, and a masonry has no gaps', async ( {
	admin,
	page,
} ) => {
	const include = [ 9101, 9102, 9103, 9106, 9104, 9105 ];
	const twice =
		news( {
			align: 'wide',
			layout: 'masonry',
			ratio: 'auto',
			query: { perPage: 4, include, orderBy: 'include' },
		} ) +
		listBlock( 'post-grid', {
			anchor: 'others',
			query: { perPage: 3, unique: true },
		} );
	await visit( page, await publishPage( admin, twice ) );
	await page.locator( '#others' ).getByRole( 'link', MORE ).click();
	await expect( titles( page, '#others' ) ).toHaveCount( 6 );
	await expect( titles( page, GRID ) ).toHaveCount( 4 );
	// Other specs publish posts with the same titles, so URLs are compared.
	const all = await page
		.locator( '.frontage-card__title a' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) => link.getAttribute( 'href' ) )
		);
	expect( new Set( all ).size ).toBe( 10 );
	await page.locator( GRID ).getByRole( 'link', MORE ).click();
	await expect( titles( page, GRID ) ).toHaveCount( 6 );
	const gap = await page
		.locator( `${ GRID } .frontage-list` )
		.evaluate( ( list ) =>
			Math.round( parseFloat( getComputedStyle( list ).rowGap ) )
		);
	await expect
		.poll( async () =>
			( await gaps( page ) ).map( ( one ) => Math.abs( one - gap ) < 2 )
		)
		.toEqual( [ true, true, true ] );
} );
