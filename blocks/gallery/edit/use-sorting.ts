import { useEffect, useRef, useState } from '@wordpress/element';

const ITEM = '.frontage-gallery__item';

/**
 * Lets authors drag images to another place. The editor, which moves blocks by dragging, does not notice.
 *
 * @param onMove Receives the indexes among the images shown.
 * @return Ref of the list, and the indexes of the image that is dragged and of the place where it would go.
 */
export function useSorting( onMove: ( from: number, to: number ) => void ) {
	const list = useRef< HTMLUListElement >( null );
	const [ way, setWay ] = useState( { from: -1, to: -1 } );
	const latest = useRef( onMove );
	latest.current = onMove;
	useEffect( () => {
		const root = list.current;
		if ( ! root ) {
			return;
		}
		let from = -1;
		const indexOf = ( { target }: Event ) =>
			[ ...root.children ].indexOf(
				( target as Element ).closest( ITEM ) as Element
			);
		const end = () => {
			from = -1;
			setWay( { from: -1, to: -1 } );
		};
		const listeners: Record< string, ( event: DragEvent ) => void > = {
			dragstart: ( event ) => {
				from = indexOf( event );
				event.dataTransfer?.setData( 'text/plain', '' );
				setWay( { from, to: from } );
			},
			dragover: ( event ) => {
				event.preventDefault();
				setWay( { from, to: indexOf( event ) } );
			},
			drop: ( event ) => {
				event.preventDefault();
				const to = indexOf( event );
				if ( to >= 0 && to !== from ) {
					latest.current( from, to );
				}
				end();
			},
			dragend: end,
		};
		const listen = ( event: Event ) => {
			if ( event.type === 'dragstart' || from >= 0 ) {
				event.stopPropagation();
				listeners[ event.type ]?.( event as DragEvent );
			}
		};
		const names = [ ...Object.keys( listeners ), 'dragenter', 'dragleave' ];
		names.forEach( ( name ) => root.addEventListener( name, listen ) );
		return () =>
			names.forEach( ( name ) =>
				root.removeEventListener( name, listen )
			);
	}, [] );
	return { list, ...way };
}
