/** One Tabs widget in the page: its tabs, their panels, and opening them. */
import { owned } from '../../src/lib/owned';
import { writeState } from '../../src/ui/hash/write-state';
import { indexNamedBy } from './address';

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

	// Opens one tab and closes the others; the Tab key reaches the open one only.
	const open = ( index: number ) => {
		if ( ! tabs[ index ] ) {
			return;
		}
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
		const { offsetLeft, offsetWidth } = tabs[ index ];
		list.scrollLeft = offsetLeft - ( list.clientWidth - offsetWidth ) / 2;
	};

	// Keeps the tab in the address, and under the finger when a panel above it closes.
	const choose = ( index: number ) => {
		const place = () => tabs[ index ].getBoundingClientRect().top;
		const before = place();
		open( index );
		scrollBy( { top: place() - before, behavior: 'instant' } );
		writeState( id, [ index ], 'replace' );
	};

	// Opens what the address names; one without a hash names the first state.
	const follow = () =>
		open(
			location.hash ? indexNamedBy( location.hash, id, panels ) : initial
		);

	return { tabs, panels, list, initial, open, choose, follow };
}
