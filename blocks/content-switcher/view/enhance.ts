import { afterPaint } from '@frontage/lib/after-paint';
import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';
import { indexNamedBy } from '@frontage/hash/index-named-by';
import { writeState } from '@frontage/hash/write-state';

export interface SwitcherProps extends Record< string, unknown > {
	/** The widget's id in the page. */
	id: string;
}

/**
 * Keeps the chosen content in the address, and opens what an address or find-in-page means.
 *
 * The switching itself is the browser's and the stylesheet's, so it answers without this.
 */
export function enhance(
	island: FrontageIsland,
	{ id }: SwitcherProps
): () => void {
	const radios = owned< HTMLInputElement >(
		island,
		'.frontage-content-switcher__option>input'
	);
	const panels = owned( island, '.frontage-content-switcher__panel' );
	const initial = radios.findIndex( ( radio ) => radio.defaultChecked );
	const chosen = () => radios.findIndex( ( radio ) => radio.checked );
	const stop = new AbortController();
	const { signal } = stop;

	// Closed ones can still be found in the page.
	const show = () =>
		panels.forEach( ( panel, at ) => {
			if ( radios[ at ].checked ) {
				panel.removeAttribute( 'hidden' );
			} else {
				panel.setAttribute( 'hidden', 'until-found' );
			}
		} );
	const choose = ( index: number ) => {
		if ( radios[ index ] ) {
			radios[ index ].checked = true;
			show();
		}
	};
	// The address can wait until the choice is seen.
	const keep = () => {
		show();
		afterPaint( () => writeState( id, [ chosen() ], 'replace' ) );
	};
	const follow = () =>
		choose(
			location.hash ? indexNamedBy( location.hash, id, panels ) : initial
		);

	radios.forEach( ( radio ) =>
		radio.addEventListener( 'change', keep, { signal } )
	);
	island.addEventListener(
		'beforematch',
		( { target } ) =>
			choose(
				panels.findIndex( ( panel ) =>
					panel.contains( target as Node )
				)
			),
		{ signal }
	);
	addEventListener( 'hashchange', follow, { signal } );

	if ( chosen() !== initial ) {
		keep();
	} else {
		// Find-in-page may have revealed a panel before this was there.
		choose(
			panels.findIndex(
				( panel, at ) => at !== initial && ! panel.hidden
			)
		);
		if ( location.hash ) {
			follow();
		}
	}
	return () => stop.abort();
}
