/** Videos and feeds never move a page: not while pictures are late, not when touched, not when more is loaded. */
import type { Page } from '@playwright/test';
import type { LayoutShift } from './support/layout-shift';
import { listBlock, publishPage } from './support/posts';
import { expect, test, visit } from './support/test';
import { vendors } from './support/video-vendors';

test.use( {
	expectedErrors: [ /youtube-nocookie\.com|player\.vimeo\.com/ ],
	// As people press.
	held: 120,
} );

/** Milliseconds that every picture is late. */
const LATE_MS = 700;

/** Shifts this long after a press count as caused by it. */
const INPUT_MS = 500;

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const POSTER = {
	poster: '/wp-content/uploads/photographs/bridge.jpg',
	posterId: 9001,
};
const VIDEO = { url: YOUTUBE, title: 'Big Buck Bunny', ...POSTER };
const SOURCE = { provider: 'instagram', kind: 'user', id: 'harbour.studio' };
const WORDS = `<!-- wp:paragraph --><p>${ 'Words around it. '.repeat( 30 ) }</p><!-- /wp:paragraph -->`;
const BEFORE = WORDS.replace(
	'paragraph --><p',
	'paragraph {"className":"before"} --><p class="before"'
);

const social = ( layout: string ) =>
	listBlock( 'social-feed', {
		network: 'mastodon',
		url: 'https://example.social/@harbour',
		layout,
		count: 2,
	} );
const photos = ( layout: string ) =>
	listBlock( 'photo-feed', { source: SOURCE, layout, count: 9 } );

interface Case {
	block: string;
	/** What is pressed first; none of what follows by itself. */
	press?: string;
	/** The button that loads more, and what it adds to. */
	more?: string;
	items?: string;
}

const SOCIAL = {
	more: '.frontage-list__more a',
	items: '.frontage-social-feed article',
};
const PHOTOS = {
	more: '.frontage-photo-feed__more',
	items: '.frontage-photo-feed__list > li',
};

const CASES: Record< string, Case > = {
	video: {
		block: listBlock( 'video', VIDEO ),
		press: '.frontage-video__poster',
	},
	'sticky-video': {
		block: listBlock( 'video', { ...VIDEO, isSticky: true } ),
		press: '.frontage-video__poster',
	},
	'video-gallery': {
		block: listBlock( 'video-gallery', {
			videos: [ 1, 2, 3, 4, 5, 6, 7, 8 ].map( ( at ) => ( {
				...VIDEO,
				url: `https://www.youtube.com/watch?v=shiftvideo${ at }`,
			} ) ),
			pageSize: 4,
			paging: 'more',
		} ),
		press: '.frontage-video-gallery__open',
		more: '.frontage-list__more a',
		items: '.frontage-video-gallery__list > li',
	},
	'live-stream': {
		block: listBlock( 'live-stream', {
			streams: [ { url: YOUTUBE, title: 'Harbour camera' } ],
			...POSTER,
		} ),
		press: '.frontage-live-stream__cover',
	},
	'a live stream to come': {
		block: listBlock( 'live-stream', {
			streams: [ { url: YOUTUBE, start: '2127-01-01T18:00:00' } ],
			...POSTER,
		} ),
	},
	'video-background': {
		block: `<!-- wp:group {"frontage":{"video-background":{"video":"/wp-content/uploads/ball.webm","poster":"/wp-content/uploads/photographs/clouds.jpg"}}} --><div class="wp-block-group">${ WORDS }</div><!-- /wp:group -->`,
	},
	'social-feed, masonry': { block: social( 'masonry' ), ...SOCIAL },
	'social-feed, list': { block: social( 'list' ), ...SOCIAL },
	'social-feed, carousel': { block: social( 'carousel' ) },
	'photo-feed, grid': { block: photos( 'grid' ), ...PHOTOS },
	'photo-feed, masonry': { block: photos( 'masonry' ), ...PHOTOS },
	'photo-feed, carousel': { block: photos( 'carousel' ) },
};

/** Records every layout shift; the theme's header is hidden, because its menu moves by itself. */
const noteShifts = ( page: Page ) =>
	page.addInitScript( () => {
		const shifts: object[] = [];
		Object.assign( window, { shifts } );
		const sheet = new CSSStyleSheet();
		sheet.replaceSync( 'header.wp-block-template-part { display: none }' );
		document.adoptedStyleSheets = [ sheet ];
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as LayoutShift[] ) {
				const nodes = entry.sources.map( ( { node } ) => node );
				shifts.push( {
					value: entry.value,
					hadRecentInput: entry.hadRecentInput,
					// Only the button and what follows it may move down.
					isAbove: nodes.some( ( node ) =>
						node?.closest?.( '.before, article, main li' )
					),
					moved: nodes.map(
						( node ) => node?.className || node?.nodeName
					),
				} );
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

interface Noted {
	value: number;
	hadRecentInput: boolean;
	isAbove: boolean;
	moved: string[];
}

/** Returns what has moved since the last call: with recent input, and without. */
async function moved( page: Page, isAbove = false ) {
	await page.waitForTimeout( INPUT_MS + LATE_MS );
	const all: Noted[] = await page.evaluate( () =>
		( Reflect.get( window, 'shifts' ) as Noted[] ).splice( 0 )
	);
	const of = ( isRecent: boolean ) =>
		all.filter(
			( one ) =>
				one.hadRecentInput === isRecent && ( one.isAbove || ! isAbove )
		);
	return { byInput: of( true ), byItself: of( false ) };
}

const NOTHING = { byInput: [], byItself: [] };

/** Opens a page with a block whose pictures are late. */
async function open( page: Page, url: string ): Promise< void > {
	await vendors( page );
	await noteShifts( page );
	await page.route( '**/*', async ( route ) => {
		if ( route.request().resourceType() === 'image' ) {
			await new Promise( ( done ) => setTimeout( done, LATE_MS ) );
		}
		await route.fallback();
	} );
	await visit( page, url );
}

/** Returns where items are in the page. */
const places = ( page: Page, items: string, most?: number ) =>
	page.locator( items ).evaluateAll(
		( all, end ) =>
			all.slice( 0, end ).map( ( item ) => {
				const { x, y, width, height } = item.getBoundingClientRect();
				return [ x, y + scrollY, width, height ].map( Math.round );
			} ),
		most
	);

for ( const [ name, { block, press, more, items } ] of Object.entries(
	CASES
) ) {
	for ( const kind of [ 'wide', 'narrow' ] as const ) {
		test( `nothing shifts: ${ name }, ${ kind }`, async ( {
			admin,
			page,
			narrow,
		} ) => {
			const visitor = kind === 'wide' ? page : narrow;
			await open(
				visitor,
				await publishPage( admin, BEFORE + block + WORDS.repeat( 4 ) )
			);
			expect( await moved( visitor ), 'At load' ).toEqual( NOTHING );

			// Backgrounds have one island for the whole page.
			const island = visitor
				.locator(
					'main frontage-island, frontage-island[name=video-background]'
				)
				.first();
			// The element itself has no box.
			await island.evaluate( ( element ) =>
				( element.firstElementChild ??
					element.parentElement )!.scrollIntoView( {
					block: 'center',
				} )
			);
			await visitor.waitForTimeout( LATE_MS );
			const links = island.locator( 'a, button' );
			if ( await links.count() ) {
				await links.first().dispatchEvent( 'pointerenter' );
				await links.first().focus();
			}
			await expect( island ).toHaveAttribute( 'data-state', 'awake' );
			expect( await moved( visitor ), 'Once awake' ).toEqual( NOTHING );

			if ( press ) {
				await visitor.locator( press ).first().click();
				await expect( visitor.locator( 'main iframe' ) ).toBeVisible();
				expect( await moved( visitor ), 'Once pressed' ).toEqual(
					NOTHING
				);
			}
			if ( more && items ) {
				const before = await places( visitor, items );
				await visitor.locator( more ).first().scrollIntoViewIfNeeded();
				await visitor.waitForTimeout( LATE_MS );
				await moved( visitor );
				await visitor.locator( more ).first().click();
				await expect
					.poll( () => visitor.locator( items ).count() )
					.toBeGreaterThan( before.length );
				expect(
					await moved( visitor, true ),
					'While more is loaded'
				).toEqual( NOTHING );
				expect( await places( visitor, items, before.length ) ).toEqual(
					before
				);
			}
		} );
	}
}
