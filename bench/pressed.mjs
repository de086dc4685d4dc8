/** What is pressed, by page, and what appears on the screen then. */

/** The native floor, which is on every page. */
export const FLOOR = {
	press: '.wp-block-details summary',
	seen: '.wp-block-details p',
};

/** Everything else; what WordPress does not have is left out. */
export const PRESSED = {
	'native dialog': { press: '.bench-open', seen: '.bench-dialog' },
	accordion: {
		press: '.frontage-accordion__item:not([open])>summary',
		seen: '.frontage-accordion__panel',
	},
	tabs: { press: '[role=tab][aria-selected=false]', seen: '[role=tabpanel]' },
	'content-switcher': {
		press: '.frontage-content-switcher__option:not(:has(:checked))',
		seen: '.frontage-content-switcher__panel',
	},
	unfold: {
		press: '.frontage-unfold__button',
		seen: '.frontage-unfold__content',
	},
	modal: { press: '.frontage-modal__open', seen: '.frontage-modal__dialog' },
	'off-canvas': {
		press: '.frontage-off-canvas__open',
		seen: '.frontage-off-canvas__dialog',
	},
	'search-overlay': {
		press: '.frontage-search-overlay__open',
		seen: '.frontage-search-overlay__dialog',
	},
	'subscribe-overlay': {
		press: '.frontage-subscribe-overlay__open',
		seen: '.frontage-subscribe-overlay__dialog',
	},
	'menu-search': {
		press: '.frontage-menu-search__open',
		seen: '.frontage-menu-search__panel',
	},
	'image-accordion': {
		press: '.frontage-image-accordion__press[aria-expanded=false]',
		seen: '.frontage-image-accordion__item,.frontage-image-accordion__more',
	},
	hotspots: {
		press: '.frontage-hotspots__marker',
		seen: '.frontage-hotspots__popover',
	},
	'image-swap': {
		press: '.frontage-image-swap__press',
		seen: '.frontage-image-swap__picture',
	},
	gallery: {
		press: '.frontage-filter__link:not([aria-current])',
		seen: '.frontage-gallery__figure',
	},
	lightbox: { press: '.frontage-gallery__link', seen: '.frontage-lightbox' },
	'core accordion': {
		press: '.wp-block-accordion-heading__toggle',
		seen: '.wp-block-accordion-panel',
	},
	'core tabs': {
		press: '[role=tab]:not([aria-selected=true])',
		seen: '[role=tabpanel]',
	},
	'core lightbox': {
		press: '.lightbox-trigger',
		seen: '.wp-lightbox-overlay',
	},
};
