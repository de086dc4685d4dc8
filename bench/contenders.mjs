/**
 * What is measured beside each other, where WordPress has it. `press` finds what a visitor presses, `shows` is the
 * attribute that says it worked: on the pressed element, or on `on` around it.
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
];

/** A page without any widget, which everything else is compared with. */
export const NOTHING = { name: 'no widget', page: 'nothing' };

/** Pages that are only loaded. */
export const CROWDS = [
	{ name: 'ours T1 x100', page: 't1-100' },
	{ name: 'ours, all seven modules', page: 'modules' },
	{ name: 'ours, all, 100 widgets', page: 'modules-100' },
];

/** The same slides on a page, only loaded; and pictures that open large, one of which is pressed. */
export const SLIDES = [
	{ name: 'slides: scroll-snap alone', page: 'slides-snap' },
	{ name: 'slides: ours that scroll', page: 'slides-scroll' },
	{ name: 'slides: ours, fade and loop', page: 'slides-above' },
	{ name: 'slides: ours below the fold', page: 'slides-below' },
	{ name: 'slides: ours in three modules', page: 'slides-modules' },
	{ name: 'slides: swiper/bundle', page: 'slides-swiper' },
	{ name: 'slides: jQuery, slick-like', page: 'slides-jquery' },
	{
		name: 'pictures: our lightbox',
		page: 'lightbox',
		press: '.frontage-gallery__link',
		shows: 'data-pending',
	},
];
