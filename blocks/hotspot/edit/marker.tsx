import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import { movedBy, placeOf, type Place } from './place';

interface Props {
	place: Place;
	/** Position while it is dragged, before it is saved. */
	onDrag: ( place: Place | null ) => void;
	onMove: ( place: Place ) => void;
	label: string;
	number: number;
}

/** The marker on the image: can be dragged, or moved with the arrow keys. */
export function Marker( { place, onDrag, onMove, label, number }: Props ) {
	const [ isDragged, setDragged ] = useState( false );
	const at = ( { clientX, clientY, currentTarget }: PointerEvent ) =>
		placeOf(
			{ x: clientX, y: clientY },
			currentTarget
				.closest( '.frontage-hotspots__layer' )!
				.getBoundingClientRect()
		);
	const take = ( event: PointerEvent< HTMLElement > ) => {
		event.currentTarget.setPointerCapture( event.pointerId );
		setDragged( true );
	};
	const drop = ( event: PointerEvent ) => {
		if ( isDragged ) {
			setDragged( false );
			onDrag( null );
			onMove( at( event ) );
		}
	};
	const press = ( event: KeyboardEvent ) => {
		const moved = movedBy( place, event.key, event.shiftKey );
		if ( moved ) {
			// Otherwise the editor would move to the next block.
			event.preventDefault();
			event.stopPropagation();
			onMove( moved );
		}
	};
	return (
		<button
			type="button"
			className="frontage-hotspots__marker is-edited"
			aria-label={ sprintf(
				/* translators: 1: name or position of the hotspot, 2: percent from the left, 3: percent from the top. */
				__(
					'%1$s, %2$s%% from left, %3$s%% from top. Use the arrow keys to move it.',
					'frontage'
				),
				label || String( number ),
				String( place.x ),
				String( place.y )
			) }
			onPointerDown={ take }
			onPointerMove={ ( event ) => isDragged && onDrag( at( event ) ) }
			onPointerUp={ drop }
			onPointerCancel={ () => onDrag( null ) }
			onKeyDown={ press }
		/>
	);
}
