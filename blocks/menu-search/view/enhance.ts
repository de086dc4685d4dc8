import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { search, type SearchProps } from '@frontage/search';
import { hideMenus } from './hide-menus';

/** Clicks on its controls are ignored for this long after it has opened or closed (S1 §9). */
const LOCK_MS = 1000;

export interface MenuSearchProps
	extends SearchProps, Record< string, unknown > {
	/** Whether the menus beside it are hidden while it is open. */
	hidesMenus: boolean;
}

/** Search in place of the menu: live results, and the behavior of S1 §4. */
export function enhance(
	island: FrontageIsland,
	props: MenuSearchProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const [ panel ] = queryOwn< [ HTMLElement ] >(
		island,
		'.frontage-menu-search__panel'
	);
	const live = search( panel, props );
	const isOpen = () => panel.matches( ':popover-open' );
	let lockedUntil = 0;
	const settle = () => {
		lockedUntil = performance.now() + LOCK_MS;
		if ( props.hidesMenus ) {
			hideMenus( island, isOpen() );
		}
	};
	panel.addEventListener( 'toggle', settle, { signal } );
	// The second click of a double click would close it; Escape and leaving always work.
	island.addEventListener(
		'click',
		( event ) => {
			const isControl = ( event.target as Element ).closest(
				'[popovertarget]'
			);
			if ( isControl && performance.now() < lockedUntil ) {
				event.preventDefault();
			}
		},
		{ signal }
	);
	panel.addEventListener(
		'focusout',
		( { relatedTarget } ) => {
			if ( relatedTarget && ! panel.contains( relatedTarget as Node ) ) {
				panel.hidePopover();
			}
		},
		{ signal }
	);
	if ( isOpen() ) {
		settle();
	}
	return () => {
		stop.abort();
		live.stop();
		hideMenus( island, false );
	};
}
