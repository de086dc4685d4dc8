import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isTable, parseCells, type Cells } from '@frontage/editor';

interface Props {
	/** Name of row and column, for screen readers. */
	label: string;
	text: string;
	/** Place in the sheet, such as `2:1`. */
	place: string;
	/** Whether it takes numbers only. */
	isNumber: boolean;
	/** Returns the text as saved; empty if it is no number. */
	read: ( typed: string ) => string;
	onChange: ( text: string ) => void;
	onPaste: ( texts: Cells ) => void;
	onMove: ( down: number, across: number ) => void;
}

/** Where an arrow leads; along the line only from its ends. */
function moveOf(
	event: KeyboardEvent< HTMLInputElement >
): [ down: number, across: number ] | null {
	const { value, selectionStart, selectionEnd } = event.currentTarget;
	const sign = event.currentTarget.matches( ':dir(rtl)' ) ? -1 : 1;
	const isAt = ( place: number ) =>
		selectionStart === place && selectionEnd === place;
	switch ( event.key ) {
		case 'Enter':
			return [ event.shiftKey ? -1 : 1, 0 ];
		case 'ArrowDown':
			return [ 1, 0 ];
		case 'ArrowUp':
			return [ -1, 0 ];
		case 'ArrowRight':
			return isAt( sign > 0 ? value.length : 0 ) ? [ 0, sign ] : null;
		case 'ArrowLeft':
			return isAt( sign > 0 ? 0 : value.length ) ? [ 0, -sign ] : null;
	}
	return null;
}

/** One cell. What is typed stays as typed until the cell is left. */
export function Cell( props: Props ) {
	const { label, text, place, isNumber, read, onChange } = props;
	const [ typed, setTyped ] = useState< string | null >( null );
	const before = useRef( text );
	useEffect( () => {
		// Undo, paste, or another order: what was typed is not there any more.
		if ( before.current !== text && typed !== null ) {
			setTyped( ( now ) =>
				now !== null && read( now ) === read( text ) ? now : null
			);
		}
		before.current = text;
	}, [ text, typed, read ] );
	const isWrong = isNumber && !! typed?.trim() && ! read( typed );
	return (
		<input
			type="text"
			inputMode={ isNumber ? 'decimal' : 'text' }
			className={ `frontage-chart-sheet__cell${ isNumber ? ' is-number' : '' }` }
			aria-label={ label }
			aria-invalid={ isWrong }
			title={
				isWrong
					? sprintf(
							/* translators: %s: what was typed. */
							__( '“%s” is not a number.', 'frontage' ),
							typed ?? ''
						)
					: undefined
			}
			data-cell={ place }
			value={ typed ?? text }
			onChange={ ( { currentTarget } ) => {
				setTyped( currentTarget.value );
				onChange( currentTarget.value );
			} }
			onBlur={ () => ! isWrong && setTyped( null ) }
			onPaste={ ( event: ClipboardEvent ) => {
				// The editor would make blocks of it.
				event.stopPropagation();
				const copied = event.clipboardData.getData( 'text/plain' );
				if ( isTable( copied ) ) {
					event.preventDefault();
					setTyped( null );
					props.onPaste( parseCells( copied ) );
				}
			} }
			onKeyDown={ ( event ) => {
				const move = moveOf( event );
				if ( move && ! event.nativeEvent.isComposing ) {
					event.preventDefault();
					props.onMove( ...move );
				}
				// The editor would leave the block or remove it.
				if (
					event.key !== 'Escape' &&
					! event.metaKey &&
					! event.ctrlKey
				) {
					event.stopPropagation();
				}
			} }
		/>
	);
}
