/** One Tabs widget in the page: its tabs, their panels, and opening them. */
import { owned } from '../../src/lib/owned';
import { writeState } from '../../src/ui/hash/write-state';
import { indexNamedBy } from '../../src/ui/hash/index-named-by';

/** Pixels of what is before the open tab that stay in sight when the list scrolls. */
const PEEK = 64;

export type Widget = ReturnType< typeof widgetIn >;

/**
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
		const place = () => ( isChosen ? tab.getBoundingClientRect().top : 0 );
		const before = place();
		const page = tab.ownerDocument;
		const focused = page.activeElement;
		tabs.forEach( ( each, at ) => {
			each.ariaSelected = String( each === tab );
			// The Tab key reaches the open one only.
			each.tabIndex = each === tab ? 0 : -1;
			if ( each === tab ) {
				panels[ at ].removeAttribute( 'hidden' );
			} else {
				panels[ at ].setAttribute( 'hidden', 'until-found' );
			}
		} );
		requestAnimationFrame( () => {
			const top = place() - before;
			if ( top ) {
				scrollBy( { top, behavior: 'instant' } );
			}
			setTimeout( () => {
				list.scrollLeft = tab.offsetLeft - PEEK;
				if ( isChosen ) {
					if ( page.activeElement === focused ) {
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
