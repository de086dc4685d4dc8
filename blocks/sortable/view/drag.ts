import { followPointers } from '@frontage/lib/pointers';
import { arrange, flip, place } from '@frontage/flip';
import { scroller } from './scroller';
import type { Dragged } from './types';

/** Pixels from which a press is a drag and no longer a click (S2 §9). */
export const THRESHOLD = 5;

/** Milliseconds in which items make way. */
const DURATION = 200;

/** What reacts to the mouse itself. */
const CONTROLS =
	'input,textarea,select,button,label,summary,video,audio,iframe,[contenteditable],frontage-island';

interface Press {
	item: HTMLElement;
	pointer: number;
	x: number;
	y: number;
	/** From the top of the item to the pointer. */
	grip: number;
	/** The order before; absent until the press is a drag. */
	before?: Element[];
}

/**
 * Drags the items of a list: with the mouse anywhere, with fingers by the handle, so that the page still scrolls.
 *
 * The dragged item stays where it is in the document, and the others move around it.
 */
export function drag( { list, dropped, signal }: Dragged ): void {
	let press: Press | undefined;
	const home = list.closest( 'frontage-island' );

	const begin = ( event: PointerEvent ) => {
		const target = event.target as Element;
		const item = [ ...list.children ].find( ( child ) =>
			child.contains( target )
		) as HTMLElement | undefined;
		const handle = target.closest( '.frontage-sortable__handle' );
		const isHandle = handle?.parentElement === item;
		const control = target.closest( CONTROLS );
		const isFree =
			event.pointerType === 'mouse' && ( ! control || control === home );
		if ( item && event.isPrimary && ( isHandle || isFree ) ) {
			press = {
				item,
				pointer: event.pointerId,
				x: event.clientX,
				y: event.clientY,
				grip: event.clientY - item.getBoundingClientRect().top,
			};
		}
	};

	const start = ( { item, pointer }: Press ) => {
		press!.before = [ ...list.children ];
		list.setPointerCapture( pointer );
		item.classList.add( 'is-dragged' );
		scroll.start();
	};

	/** Moves the item to the pointer, and others out of its way. */
	const follow = () => {
		const { item, y, grip } = press!;
		const height = item.offsetHeight;
		const top = Math.max(
			0,
			Math.min(
				list.offsetHeight - height,
				y - grip - list.getBoundingClientRect().top
			)
		);
		const middle = ( { offsetTop, offsetHeight }: HTMLElement ) =>
			offsetTop + offsetHeight / 2;
		for (
			let next = item.nextElementSibling as HTMLElement | null;
			next && top + height > middle( next );
			next = item.nextElementSibling as HTMLElement | null
		) {
			const other = next;
			flip( [ other ], DURATION, () => place( list, other, item ) );
		}
		for (
			let previous = item.previousElementSibling as HTMLElement | null;
			previous && top < middle( previous );
			previous = item.previousElementSibling as HTMLElement | null
		) {
			const other = previous;
			flip( [ other ], DURATION, () =>
				place( list, other, item.nextElementSibling )
			);
		}
		item.style.translate = `0 ${ top - item.offsetTop }px`;
	};
	const scroll = scroller( () => press!.y, follow );

	const end = ( isDropped: boolean ) => {
		const { item, before } = press ?? {};
		press = undefined;
		if ( ! item || ! before ) {
			return;
		}
		scroll.stop();
		flip( [ ...list.children ] as HTMLElement[], DURATION, () => {
			item.style.translate = '';
			item.classList.remove( 'is-dragged' );
			if ( ! isDropped ) {
				arrange( list, before );
			}
		} );
		// The end of a drag is not a click.
		const swallow = ( event: Event ) => {
			event.preventDefault();
			event.stopPropagation();
		};
		addEventListener( 'click', swallow, { capture: true, once: true } );
		setTimeout( () => removeEventListener( 'click', swallow, true ) );
		if (
			isDropped &&
			before.some( ( one, index ) => one !== list.children[ index ] )
		) {
			dropped( item );
		}
	};

	const on = < Type extends keyof WindowEventMap >(
		target: EventTarget,
		type: Type,
		run: ( event: WindowEventMap[ Type ] ) => void,
		options = {}
	) =>
		target.addEventListener( type, run as EventListener, {
			signal,
			...options,
		} );

	const move = ( event: PointerEvent ) => {
		if ( event.pointerId !== press?.pointer ) {
			return;
		}
		const { clientX, clientY } = event;
		const far = Math.hypot( clientX - press.x, clientY - press.y );
		if ( ! press.before && far < THRESHOLD ) {
			return;
		}
		if ( ! press.before ) {
			start( press );
		}
		press.y = clientY;
		follow();
	};
	const up = ( id: number, _: Event, isCanceled: boolean ) => {
		if ( id === press?.pointer ) {
			end( ! isCanceled );
		}
	};
	const down = ( event: PointerEvent ) => {
		if ( ! event.button ) {
			begin( event );
		}
		return event.pointerId === press?.pointer;
	};
	const followOn = followPointers( list, { down, move, up }, signal );
	// A press that was there before this script.
	on( list, 'pointermove', ( event ) => {
		if ( ! press && event.buttons === 1 && event.pointerType !== 'mouse' ) {
			begin( event );
			followOn( event.pointerId );
		}
	} );
	on(
		window,
		'keydown',
		( event ) => {
			if ( press?.before && event.key === 'Escape' ) {
				event.stopPropagation();
				end( false );
			}
		},
		{ capture: true }
	);
	// Links and pictures would be dragged by the browser, and text selected.
	for ( const type of [ 'dragstart', 'selectstart' ] as const ) {
		on( list, type, ( event ) => press && event.preventDefault() );
	}
}
