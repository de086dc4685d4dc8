import { __, _n, sprintf } from '@wordpress/i18n';
import { MOMENTS, isAny } from '@frontage/cost/cost';
import { momentName, whole } from '@frontage/cost/labels';
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
	const facts = [
		usedIn( module.places ),
		...MOMENTS.filter( ( moment ) => isAny( module.sums[ moment ] ) ).map(
			( moment ) =>
				sprintf(
					/* translators: 1: when it is loaded, such as “At load”, 2: an amount, such as “2.9 KB”. */
					__( '%1$s: %2$s', 'frontage' ),
					momentName( moment ),
					whole( module.sums[ moment ] )
				)
		),
	];
	return (
		<ul className="frontage-module__facts">
			{ facts.map( ( fact ) => (
				<li key={ fact }>{ fact }</li>
			) ) }
		</ul>
	);
}
