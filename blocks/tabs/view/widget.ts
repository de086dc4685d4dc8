import { owned } from '@frontage/lib/owned';
import { writeState } from '@frontage/hash/write-state';
import { indexNamedBy } from '@frontage/hash/index-named-by';

export type Widget = ReturnType< typeof widgetIn >;

/**
 * One Tabs widget in the page: its tabs, their panels, and opening them.
 *
 * @param island The widget's island.
 * @param id     Its id in the page.
 */
export function widgetIn( island: HTMLElement, id: string ) {
	const tabs = owned( island, '[role=tab]' );
	const panels = owned( island, '[role=tabpanel]' );
	const list = tabs[ 0 ].parentElement as HTMLElement;
	const initial = tabs.findIndex(
		( tab ) => tab.getAttribute( 'aria-selected' ) === 'true'
	);

	// Opens one tab and closes the others; one that a visitor chose gets the focus, is kept in the
	// address, and stays under the finger when a panel above it closes. A press has to show at once:
	// the rest waits until it does, and leaves the focus alone where a quick key has moved it by then.
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
			// The Tab key reaches the open one only, and nothing until it has the focus.
			each.tabIndex = -1;
			// Just hidden where browsers cannot find what is in it.
			( panels[ at ] as { hidden: boolean | string } ).hidden =
				! isOpen && 'until-found';
		} );
		requestAnimationFrame( () => {
			const moved = top() - before;
			if ( moved ) {
				scrollBy( { top: moved, behavior: 'instant' } );
			}
			requestAnimationFrame( () => {
				tab.tabIndex = -!! panels[ index ].hidden;
				// Into the middle, which is the same in both directions of text.
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

	// Opens what the address names; one without a hash names the first state.
	const follow = () =>
		open(
			location.hash ? indexNamedBy( location.hash, id, panels ) : initial
		);

	return { tabs, panels, list, initial, open, follow };
}
