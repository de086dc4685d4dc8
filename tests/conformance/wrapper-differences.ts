/** Differences between the wrappers of editor and server that are meant. */

/** Classes, the reason, and the blocks. */
type Difference = [ RegExp, string, string[] ];

/** Classes that the editor leaves out, with the reason. */
const LEFT_OUT: Difference[] = [
	[
		/./,
		'The server’s own HTML is shown inside of the wrapper, with its classes.',
		[
			'ad',
			'animated-text',
			'blog',
			'breadcrumbs',
			'filter-active',
			'filter-date',
			'filter-range',
			'filter-reset',
			'filter-search',
			'filter-sort',
			'filter-terms',
			'filter-values',
			'follow',
			'icon',
			'image-compare',
			'liquid-image',
			'nav-menu',
			'news-ticker',
			'photo-feed',
			'portfolio',
			'post-archive',
			'live-stream',
			'video',
			'video-gallery',
			'post-grid',
			'post-tab',
			'recent-posts-slider',
			'share',
			'smart-post-list',
			'social-feed',
		],
	],
	[
		/^frontage-post-card$/,
		'The wrapper is the list of posts; each card inside of it has the class.',
		[ 'post-card' ],
	],
	[
		/^is-(?:by-\w+|hover|auto)$/,
		'Nothing opens or scrolls by itself, nor on hover, while it is edited.',
		[ 'image-accordion', 'image-scroller', 'image-swap', 'unfold' ],
	],
	[
		/^is-(?:fade|flip|slide|zoom|to-\w+)$/,
		'Both sides are shown side by side.',
		[ 'flip-box', 'image-swap' ],
	],
	[
		/^(?:is-single|has-steps|has-progress|is-of-content)$/,
		'Only changes how the block behaves for visitors.',
		[ 'accordion', 'form', 'timeline', 'reading-progress' ],
	],
	[
		/^(?:is-closed-on-\w+|is-to-[\w-]+|collapses-after-\d)$/,
		'The box stays open and in its place while it is edited.',
		[ 'table-of-contents' ],
	],
	[
		/^is-without-opener$/,
		'What opens without a button still has to be edited.',
		[ 'modal', 'search-overlay', 'subscribe-overlay' ],
	],
	[
		/^is-feed$/,
		'Subscribing to the feed is a link that the server prints.',
		[ 'newsletter' ],
	],
	[
		/^has-media$/,
		'The media stand in the library, which is empty here.',
		[ 'slide' ],
	],
];

/** Classes that only the editor has, with the reason. */
const ADDED: Difference[] = [
	[
		/^frontage-carousel__slide$/,
		'On the site it is the element around the slide.',
		[ 'slide' ],
	],
	[
		/^is-scroll$/,
		'The image can be scrolled while it is edited.',
		[ 'image-scroller' ],
	],
	[
		/^has-captions-/,
		'On the site the server leaves out captions that are not shown.',
		[ 'justified-gallery' ],
	],
	[
		/^is-(?:small|medium|large|full)$/,
		'On the site the dialog has it, which is not open at first.',
		[ 'modal' ],
	],
];

const isIn = ( list: Difference[], slug: string, name: string ) =>
	list.some(
		( [ pattern, , slugs ] ) =>
			slugs.includes( slug ) && pattern.test( name )
	);

export const isLeftOut = ( slug: string, name: string ) =>
	isIn( LEFT_OUT, slug, name );

export const isAdded = ( slug: string, name: string ) =>
	isIn( ADDED, slug, name );
