import { useEffect, useRef, type FocusEvent } from 'react';

/** Position of the focus. */
interface Place {
	element: HTMLElement;
	/** Row index in the list; -1 outside. */
	row: number;
}

const rowsOf = ( box: Element ) => [ ...box.querySelectorAll( 'tbody tr' ) ];

/**
 * Keeps the focus in a box whose rows and buttons change: on the focused element while it exists, then
 * on the row
 * that replaced it, then on the checkbox for all rows, then on the box itself.
 * @param signals Values that change when the focus may have been lost.
 * @return Props of the box, which is focused by script.
 */
export function useKeptFocus( ...signals: unknown[] ) {
	const box = useRef< HTMLDivElement >( null );
	const last = useRef< Place | null >( null );
	useEffect( () => {
		const { activeElement, body } = document;
		if ( box.current && last.current && activeElement === body ) {
			heir( box.current, last.current ).focus();
		}
	}, signals ); // eslint-disable-line react-hooks/exhaustive-deps -- The caller passes a fixed number of them.
	const onFocus = ( { target }: FocusEvent< HTMLElement > ) => {
		// Menus and dialogs of the list are rendered elsewhere in the page.
		if ( box.current?.contains( target ) && target !== box.current ) {
			const row = target.closest( 'tbody tr' );
			const index = row ? rowsOf( box.current ).indexOf( row ) : -1;
			last.current = { element: target, row: index };
		}
	};
	return { ref: box, tabIndex: -1, onFocus };
}

function heir( box: HTMLElement, { element, row }: Place ): HTMLElement {
	if ( box.contains( element ) ) {
		return element;
	}
	const rows = row < 0 ? [] : rowsOf( box );
	const next = rows[ Math.min( row, rows.length - 1 ) ];
	return (
		next?.querySelector< HTMLElement >( 'a[href], button' ) ??
		box.querySelector< HTMLElement >( '.dataviews-footer input' ) ??
		box
	);
}
