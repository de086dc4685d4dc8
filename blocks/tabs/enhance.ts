/** Opens tabs by click, key, address and find-in-page (S1 §2 §4; WAI-ARIA tabs pattern). */
import type { FrontageIsland } from '../../src/islands/types';
import { owned } from '../../src/lib/owned';
import { hashState } from '../../src/ui/hash';
import { indexNamedBy } from './address';
import { targetOf } from './keys';

export interface TabsProps extends Record< string, unknown > {
	/** The widget's id in the page. */
	id: string;
	/** Arrow keys only move the focus; Enter or Space opens. */
	isManual: boolean;
}

export function enhance(
	island: FrontageIsland,
	{ id, isManual }: TabsProps
): () => void {
	const tabs = owned< HTMLAnchorElement >( island, '[role=tab]' );
	const panels = owned( island, '[role=tabpanel]' );
	const address = hashState( id );
	const stop = new AbortController();
	const { signal } = stop;

	const open = ( index: number, isChosen = true ) => {
		tabs.forEach( ( tab, at ) => {
			const isOpen = at === index;
			tab.setAttribute( 'aria-selected', String( isOpen ) );
			tab.tabIndex = isOpen ? 0 : -1;
			if ( isOpen ) {
				panels[ at ].removeAttribute( 'hidden' );
			} else {
				panels[ at ].setAttribute( 'hidden', 'until-found' );
			}
		} );
		if ( isChosen ) {
			address.write( [ index ], 'replace' );
		}
	};
	const follow = () => {
		const index = indexNamedBy( location.hash, id, panels );
		if ( index >= 0 ) {
			open( index, false );
		}
	};

	tabs.forEach( ( tab, index ) => {
		tab.addEventListener(
			'click',
			( event ) => {
				event.preventDefault();
				tab.focus( { preventScroll: true } );
				open( index );
			},
			{ signal }
		);
		tab.addEventListener(
			'keydown',
			( event ) => {
				const target = targetOf( event, index, tabs );
				if ( target === null ) {
					return;
				}
				event.preventDefault();
				tabs[ target ].focus();
				if ( ! isManual || target === index ) {
					open( target );
				}
			},
			{ signal }
		);
		panels[ index ].addEventListener( 'beforematch', () => open( index ), {
			signal,
		} );
	} );
	addEventListener( 'hashchange', follow, { signal } );
	addEventListener( 'popstate', follow, { signal } );
	follow();
	return () => stop.abort();
}
