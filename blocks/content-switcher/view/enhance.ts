import { afterPaint } from '@frontage/lib/after-paint';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { indexNamedBy } from '@frontage/hash/index-named-by';
import { writeState } from '@frontage/hash/write-state';

export interface SwitcherProps extends Record< string, unknown > {
	/** Widget ID, unique in the page. */
	id: string;
}

/**
 * Keeps the selected content in the URL, and opens the content that a URL or find-in-page targets.
 *
 * Switching itself is done by the browser and the stylesheet, so it works without this script.
 */
export function enhance(
	island: FrontageIsland,
	{ id }: SwitcherProps
): () => void {
	const radios = queryOwn< HTMLInputElement >(
		island,
		'.frontage-content-switcher__option>input'
	);
	const panels = queryOwn( island, '.frontage-content-switcher__panel' );
	const initial = radios.findIndex( ( radio ) => radio.defaultChecked );
	const chosen = () => radios.findIndex( ( radio ) => radio.checked );
	const stop = new AbortController();
	const { signal } = stop;

	// Hidden contents can still be found with find-in-page.
	const show = () =>
		panels.forEach( ( panel, at ) => {
			if ( radios[ at ]!.checked ) {
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
	// The URL can wait until the content is painted.
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
		// Find-in-page may have revealed a panel before the script loaded.
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
