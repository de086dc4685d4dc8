import { queryOwn } from '@frontage/lib/query-own';
import { writeState } from '@frontage/hash/write-state';
import { indexNamedBy } from '@frontage/hash/index-named-by';

export type Widget = ReturnType< typeof widgetIn >;

/**
 * One Tabs widget in the page: opens its tabs and panels.
 *
 * @param island The widget's island.
 * @param id     Widget ID.
 */
export function widgetIn( island: HTMLElement, id: string ) {
	const tabs = queryOwn< [ HTMLElement, ...HTMLElement[] ] >(
		island,
		'[role=tab]'
	);
	const panels = queryOwn( island, '[role=tabpanel]' );
	const list = tabs[ 0 ].parentElement as HTMLElement;
	const initial = tabs.findIndex( ( tab ) =>
		tab.matches( '[aria-selected=true]' )
	);

	// Opens a tab and closes the others. A tab that the visitor chose gets the focus, is kept in the URL, and
	// keeps its position on the screen when a panel above it closes. The click must be painted immediately:
	// the rest is deferred, and does not move the focus if another key press has moved it by then.
	const open = ( index: number, isChosen?: boolean ) => {
		const tab = tabs[ index ];
		if ( ! tab ) {
			return;
		}
		const top = () => ( isChosen ? tab.getBoundingClientRect().top : 0 );
		const before = top();
		const focused = tab.ownerDocument.activeElement;
		tabs.forEach( ( each, at ) => {
			const isOpen = each === tab;
			each.ariaSelected = String( isOpen );
			// The Tab key reaches only the open one, and nothing until the list has the focus.
			each.tabIndex = -1;
			// Plain `hidden` in browsers without `hidden="until-found"`.
			( panels[ at ] as { hidden: boolean | string } ).hidden =
				! isOpen && 'until-found';
		} );
		requestAnimationFrame( () => {
			const moved = top() - before;
			if ( moved ) {
				scrollBy( { top: moved, behavior: 'instant' } );
			}
			requestAnimationFrame( () => {
				tab.tabIndex = -!! panels[ index ]!.hidden;
				// Centers the tab, in both text directions.
				list.scrollLeft =
					tab.offsetLeft + tab.offsetWidth / 2 - list.offsetWidth / 2;
				if ( isChosen ) {
					if ( tab.ownerDocument.activeElement === focused ) {
						tab.focus( { preventScroll: true } );
					}
					writeState( id, [ index ], 'replace' );
				}
			} );
		} );
	};

	// Opens the tab in the URL's hash; without a hash, the initial one.
	const follow = () =>
		open(
			location.hash ? indexNamedBy( location.hash, id, panels ) : initial
		);

	return { tabs, panels, list, initial, open, follow };
}
