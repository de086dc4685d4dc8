/** What modules are looked at on, and how wide. */

/**
 * @typedef {Object} Ground
 * @property {string} name    On the sheet.
 * @property {string} theme   Its folder.
 * @property {string} [style] A style of the theme.
 * @property {string} section Class of the group around everything.
 */

/**
 * As in e2e/deep/style.spec.ts: light, dark, colored, with other names of colors and sizes, and without theme.json.
 *
 * @type {Record<string, Ground>}
 */
export const GROUNDS = {
	default: {
		name: 'Twenty Twenty-Five',
		theme: 'twentytwentyfive',
		section: '',
	},
	evening: {
		name: 'Twenty Twenty-Five, Evening',
		theme: 'twentytwentyfive',
		style: '01-evening',
		section: '',
	},
	'section-3': {
		name: 'Twenty Twenty-Five, section 3',
		theme: 'twentytwentyfive',
		section: 'is-style-section-3',
	},
	'section-5': {
		name: 'Twenty Twenty-Five, section 5',
		theme: 'twentytwentyfive',
		section: 'is-style-section-5',
	},
	slugs: { name: 'Other slugs', theme: 'other-slugs', section: '' },
	classic: { name: 'A classic theme', theme: 'classic', section: '' },
};

/** Width of the window by the name of a row of the sheet, and width of its cells. */
export const WINDOWS = {
	wide: { width: 1280, height: 900, cell: 640, columns: 3 },
	phone: { width: 390, height: 844, cell: 316, columns: 6 },
};

export const DIRECTIONS = /** @type {const} */ ( [ 'ltr', 'rtl' ] );
