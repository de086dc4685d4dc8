/**
 * The contenders compared, if available in WordPress. `press` selects what a visitor clicks, `shows` is the
 * attribute that indicates the effect: on the clicked element, or on its ancestor `on`.
 */
export const CONTENDERS = [
	{
		name: 'native floor',
		page: 'native',
		press: 'details.wp-block-details summary',
		shows: 'open',
		on: 'details',
	},
	{
		name: 'ours T0 (accordion)',
		page: 't0',
		press: '.frontage-accordion summary',
		shows: 'open',
		on: 'details',
	},
	{
		name: 'ours T1 (tabs)',
		page: 't1',
		press: '.frontage-tabs__tab',
		shows: 'aria-selected',
	},
	{
		name: 'ours T2 (gallery)',
		page: 't2',
		press: '.frontage-filter__link',
		shows: 'aria-current',
	},
	{
		name: 'vanilla',
		page: 'vanilla',
		press: '.bench-tab',
		shows: 'aria-selected',
	},
	{
		name: 'jQuery',
		page: 'jquery',
		press: '.bench-tab',
		shows: 'aria-selected',
	},
	{
		name: 'eager React',
		page: 'react',
		press: '.bench-tab',
		shows: 'aria-selected',
	},
	{
		name: 'Interactivity API',
		page: 'interactivity',
		press: '.bench-tab',
		shows: 'aria-selected',
	},
	{
		name: 'core accordion',
		page: 'core-accordion',
		press: '.wp-block-accordion-heading__toggle',
		shows: 'aria-expanded',
	},
	{
		name: 'core tabs',
		page: 'core-tabs',
		press: '.wp-block-tab-list [role=tab]',
		shows: 'aria-selected',
	},
];

/** A page without widgets, the baseline of all comparisons. */
export const NOTHING = { name: 'no widget', page: 'nothing' };

/** Pages that are only loaded. */
export const CROWDS = [
	{ name: 'ours T1 x100', page: 't1-100' },
	{ name: 'ours, all seven modules', page: 'modules' },
	{ name: 'ours, all, 100 widgets', page: 'modules-100' },
];

/** The same slides on a page, only loaded; and images with a lightbox, one of which is clicked. */
export const SLIDES = [
	{ name: 'slides: scroll-snap alone', page: 'slides-snap' },
	{ name: 'slides: ours that scroll', page: 'slides-scroll' },
	{ name: 'slides: ours, fade and loop', page: 'slides-above' },
	{ name: 'slides: ours below the fold', page: 'slides-below' },
	{ name: 'slides: ours in three modules', page: 'slides-modules' },
	{ name: 'slides: swiper/bundle', page: 'slides-swiper' },
	{ name: 'slides: jQuery, slick-like', page: 'slides-jquery' },
	{ name: 'pictures: core lightbox', page: 'core-lightbox' },
	{
		name: 'pictures: our lightbox',
		page: 'lightbox',
		press: '.frontage-gallery__link',
		shows: 'data-pending',
	},
];
