/** Opens spots when the mouse is on them, and closes what it opened when it has left both. */
import type { FrontageIsland } from '../../src/islands/types';
import { owned } from '../../src/lib/owned';

/** How long the mouse may be on its way from the spot to what it opened, in milliseconds. */
const WAY = 300;

export function enhance( island: FrontageIsland ): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	let timer: ReturnType< typeof setTimeout > | undefined;

	const follow = ( marker: HTMLElement ) => {
		const popover = marker.nextElementSibling as HTMLElement;
		let isOurs = false;
		const isOpen = () => popover.matches( ':popover-open' );
		const come = ( { pointerType }: PointerEvent ) => {
			clearTimeout( timer );
			if ( pointerType === 'mouse' && ! isOpen() ) {
				// Where it was opened from is where the focus goes on.
				popover.showPopover( { source: marker } as never );
				isOurs = true;
			}
		};
		const leave = ( { pointerType }: PointerEvent ) => {
			if ( isOurs && pointerType === 'mouse' ) {
				timer = setTimeout( () => popover.hidePopover(), WAY );
			}
		};
		marker.addEventListener( 'pointerenter', come, { signal } );
		popover.addEventListener( 'pointerenter', () => clearTimeout( timer ), {
			signal,
		} );
		for ( const element of [ marker, popover ] ) {
			element.addEventListener( 'pointerleave', leave, { signal } );
		}
		// A press keeps open what the mouse opened.
		marker.addEventListener(
			'click',
			( event ) => {
				if ( isOurs && isOpen() ) {
					event.preventDefault();
				}
				isOurs = false;
			},
			{ signal }
		);
		popover.addEventListener(
			'toggle',
			() => ( isOurs = isOurs && isOpen() ),
			{ signal }
		);
		if ( marker.matches( ':hover' ) ) {
			come(
				new PointerEvent( 'pointerenter', { pointerType: 'mouse' } )
			);
		}
	};

	owned( island, '.frontage-hotspots__marker' ).forEach( follow );
	return () => {
		clearTimeout( timer );
		stop.abort();
	};
}
