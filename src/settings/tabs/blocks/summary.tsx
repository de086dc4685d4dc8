import { __, _n, sprintf } from '@wordpress/i18n';
import { formatBytes } from '../../parts';
import type { Module } from './types';

/**
 * Returns in words how many places use a module.
 *
 * @param places Number of places; null for modules that work everywhere.
 */
export function usedIn( places: number | null ): string {
	if ( places === null ) {
		return __( 'On every page', 'frontage' );
	}
	return places === 0
		? __( 'Not used yet', 'frontage' )
		: sprintf(
				/* translators: %d: number of pages, posts, patterns and templates. */
				_n(
					'Used in %d location',
					'Used in %d locations',
					places,
					'frontage'
				),
				places
			);
}

/** One-line summary of a module's cost and use. */
export function Summary( { module }: { module: Module } ) {
	const { load, use, style } = module.bytes;
	const facts = [
		usedIn( module.places ),
		load + use > 0
			? sprintf(
					/* translators: 1: bytes loaded with the page, 2: bytes loaded on first use, both such as “1.5 KB”. */
					__(
						'Script: %1$s on page load, %2$s on first use',
						'frontage'
					),
					formatBytes( load ),
					formatBytes( use )
				)
			: __( 'No scripts', 'frontage' ),
		style > 0
			? sprintf(
					/* translators: %s: bytes, such as “1.5 KB”. */
					__( 'Styles: %s', 'frontage' ),
					formatBytes( style )
				)
			: __( 'No styles', 'frontage' ),
	];
	return (
		<ul className="frontage-module__facts">
			{ facts.map( ( fact ) => (
				<li key={ fact }>{ fact }</li>
			) ) }
		</ul>
	);
}
