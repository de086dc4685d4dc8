/** Videos and feeds of all kinds: which ones are on a page, and what is pressed in them. */
import { listBlock } from './posts';

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const POSTER = {
	poster: '/wp-content/uploads/photographs/bridge.jpg',
	posterId: 9001,
};
const VIDEO = { url: YOUTUBE, title: 'Big Buck Bunny', ...POSTER };
const SOURCE = { provider: 'instagram', kind: 'user', id: 'harbour.studio' };
const WORDS = `<!-- wp:paragraph --><p>${ 'Words around it. '.repeat( 30 ) }</p><!-- /wp:paragraph -->`;
const BEFORE =
	'<!-- wp:html --><p class="before">Before it.</p><!-- /wp:html -->';

const social = ( layout: string ) =>
	listBlock( 'social-feed', {
		network: 'mastodon',
		url: 'https://example.social/@harbour',
		layout,
		count: 2,
	} );
const photos = ( layout: string ) =>
	listBlock( 'photo-feed', { source: SOURCE, layout, count: 9 } );

export interface Case {
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

const VIDEOS: Record< string, Case > = {
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
};
const SOCIAL_FEEDS: Record< string, Case > = {
	'social-feed, masonry': { block: social( 'masonry' ), ...SOCIAL },
	'social-feed, list': { block: social( 'list' ), ...SOCIAL },
	'social-feed, carousel': { block: social( 'carousel' ) },
};
const PHOTO_FEEDS: Record< string, Case > = {
	'photo-feed, grid': { block: photos( 'grid' ), ...PHOTOS },
	'photo-feed, masonry': { block: photos( 'masonry' ), ...PHOTOS },
	'photo-feed, carousel': { block: photos( 'carousel' ) },
};

export const CASES = {
	videos: VIDEOS,
	'social feeds': SOCIAL_FEEDS,
	'photo feeds': PHOTO_FEEDS,
};

/** A page with all blocks of a kind, one after the other. */
export const content = ( cases: Record< string, Case > ) =>
	BEFORE +
	Object.values( cases )
		.map(
			( { block }, at ) =>
				`<!-- wp:group {"className":"case-${ at }"} --><div class="wp-block-group case-${ at }">${ block }</div><!-- /wp:group -->${ WORDS }`
		)
		.join( '' ) +
	WORDS.repeat( 4 );
