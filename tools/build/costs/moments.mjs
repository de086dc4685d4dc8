/** When a visitor's browser fetches a file. */

/**
 * `load`: before any touch, with the page or as soon as it is idle. `near`: within a screen of the
 * visible part of the page. `use`: the first time that the visitor uses the module.
 *
 * @typedef {'load' | 'near' | 'use'} Moment
 */

/** @type {Moment[]} The earliest first. */
export const MOMENTS = [ 'load', 'near', 'use' ];

/** @type {Record<string, Moment>} What the words in an island's `wake` mean. */
export const BY_WORD = {
	load: 'load',
	idle: 'load',
	// On screens that match.
	media: 'load',
	visible: 'near',
	interaction: 'use',
	hash: 'use',
	press: 'use',
};

/**
 * @param {Moment} one
 * @param {Moment} another
 * @return {boolean} Whether the first is before the second.
 */
export const isBefore = ( one, another ) =>
	MOMENTS.indexOf( one ) < MOMENTS.indexOf( another );

/**
 * @param {string} wake As in an island's `wake` attribute.
 * @return {Moment} The earliest moment that it names.
 */
export function momentOf( wake ) {
	const named = [ ...wake.replace( /\(.*?\)/g, '' ).matchAll( /\w+/g ) ].map(
		( [ word ] ) => {
			if ( ! BY_WORD[ word ] ) {
				throw new Error(
					`Nobody has said when “${ word }” is. Add it to tools/build/costs/moments.mjs.`
				);
			}
			return BY_WORD[ word ];
		}
	);
	return MOMENTS.find( ( moment ) => named.includes( moment ) ) ?? 'use';
}
