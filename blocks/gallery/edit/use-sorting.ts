import { useEffect, useRef, useState } from '@wordpress/element';

const ITEM = '.frontage-gallery__item,.frontage-gallery-list__item';

/** What an item of the list is while one is dragged. */
export type SortState = 'dragged' | 'target' | undefined;

/**
 * Lets authors drag images to another place. The editor, which moves blocks by dragging, does not notice.
 *
 * @param onMove Receives the indexes among the images shown.
 * @return Ref of the list, and what an item is: the dragged image, or the place where it would go.
 */
export function useSorting< List extends HTMLElement >(
	onMove: ( from: number, to: number ) => void
) {
	const list = useRef< List >( null );
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
	const stateOf = ( at: number ): SortState => {
		if ( at === way.from ) {
			return 'dragged';
		}
		return at === way.to ? 'target' : undefined;
	};
	return { list, stateOf };
}
