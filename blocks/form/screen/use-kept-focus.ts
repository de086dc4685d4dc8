import { useEffect, useRef, type FocusEvent } from 'react';

/** Where the focus was. */
interface Place {
	element: HTMLElement;
	/** Number of its row in the list; -1 outside. */
	row: number;
}

const rowsOf = ( box: Element ) => [ ...box.querySelectorAll( 'tbody tr' ) ];

/**
 * Keeps the focus in a box whose rows and buttons come and go: on what had it while that is there, then on the row
 * that has taken its place, then on the box for choosing all rows, then on the box itself.
 * @param signals What changes when it may have been lost.
 * @return Attributes of the box, which takes the focus by script.
 */
export function useKeptFocus( ...signals: unknown[] ) {
	const box = useRef< HTMLDivElement >( null );
	const last = useRef< Place | null >( null );
	useEffect( () => {
		const { activeElement, body } = document;
		if ( box.current && last.current && activeElement === body ) {
			heir( box.current, last.current ).focus();
		}
	}, signals ); // eslint-disable-line react-hooks/exhaustive-deps -- Whoever calls it knows them, and their number.
	const onFocus = ( { target }: FocusEvent< HTMLElement > ) => {
		// Menus and dialogs of the list stand elsewhere in the page.
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
		next?.querySelector< HTMLElement >( 'button' ) ??
		box.querySelector< HTMLElement >( '.dataviews-footer input' ) ??
		box
	);
}
