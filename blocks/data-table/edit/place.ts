/** Where the author is in the table, and where keys lead. */
import type { KeyboardEvent } from 'react';

/** A cell: its row (`HEAD`, from 0, or the number of rows for the last one) and its column. */
export interface Place {
	row: number;
	column: number;
}

/** Name of a cell in the canvas. */
export const keyOf = ( { row, column }: Place ): string =>
	`${ row }:${ column }`;

/** Whether the cursor is at an end of the cell that it stands in. */
function isAtEnd( cell: HTMLElement, isStart: boolean ): boolean {
	const selection = cell.ownerDocument.getSelection();
	if ( ! selection?.rangeCount || ! selection.isCollapsed ) {
		return false;
	}
	const before = selection.getRangeAt( 0 ).cloneRange();
	before.selectNodeContents( cell );
	const { startContainer, startOffset } = selection.getRangeAt( 0 );
	if ( isStart ) {
		before.setEnd( startContainer, startOffset );
	} else {
		before.setStart( startContainer, startOffset );
	}
	return before.toString().replace( /[\uFEFF\u200b]/g, '' ) === '';
}

/**
 * Returns where a key leads: rows and columns further, or along the line for Tab; null if it stays with the browser.
 *
 * @param event Key in a cell.
 * @param cell  Where the cursor is.
 */
export function moveOf(
	event: KeyboardEvent,
	cell: HTMLElement
): { down: number; across: number; isAlong?: boolean } | null {
	const sign = cell.matches( ':dir(rtl)' ) ? -1 : 1;
	if (
		event.nativeEvent.isComposing ||
		event.ctrlKey ||
		event.metaKey ||
		event.altKey
	) {
		return null;
	}
	if ( event.key === 'Tab' ) {
		return { down: 0, across: event.shiftKey ? -1 : 1, isAlong: true };
	}
	if ( event.shiftKey ) {
		return null;
	}
	switch ( event.key ) {
		case 'Enter':
		case 'ArrowDown':
			return { down: 1, across: 0 };
		case 'ArrowUp':
			return { down: -1, across: 0 };
		case 'ArrowRight':
			return isAtEnd( cell, sign < 0 ) ? { down: 0, across: sign } : null;
		case 'ArrowLeft':
			return isAtEnd( cell, sign > 0 )
				? { down: 0, across: -sign }
				: null;
	}
	return null;
}
