import { RESPONSIVE, TAG } from './island';
import type { Island } from './island';
import { clear } from './pending';
import { ANSWERED, ANSWERS, CONTROL, LEAVES, WIDGET_KEY } from './platform';

type Press = MouseEvent & KeyboardEvent;

/** What the browser handles; includes links once an early click has started a navigation. */
let answered = ANSWERS;

/**
 * Holds clicks and keys on sleeping islands and replays each exactly once when the module is mounted.
 *
 * Takes over from the inline recorder.
 */
export function watchPresses(): void {
	clear( document );
	( self.frontagePresses as Press[] | undefined )?.forEach( wake );
	self.frontagePresses = undefined;
	addEventListener( 'click', wake as EventListener, true );
	addEventListener( 'keydown', wake as EventListener, true );
}

/**
 * Wakes the island that was pressed, and holds the event unless the browser handles it.
 *
 * @param event A click or key event, anywhere.
 * @param queue The recorder's queue, for events from before the runtime loaded.
 */
function wake( event: Press, _place?: number, queue?: Press[] ): void {
	// A recorder of an older page may have come after the runtime; it hears the press after this.
	self.frontagePresses = undefined;
	const target = event.target as Element;
	const island = target.closest?.< Island >( `${ TAG },[data-slot]` );
	if (
		! island?.matches( RESPONSIVE ) ||
		event.ctrlKey ||
		event.metaKey ||
		event.shiftKey ||
		event.altKey ||
		event.button ||
		( event.key &&
			( ! WIDGET_KEY.test( event.key ) || ! target.matches( '[role]' ) ) )
	) {
		return;
	}
	const control = target.closest< HTMLButtonElement >( CONTROL )!;
	island.wake();
	const isEarly = queue && ! event.key;
	if ( isEarly && control.matches( LEAVES ) ) {
		answered = ANSWERED;
	}
	// Browsers without invoker commands do nothing for such a button.
	if (
		control.commandForElement ||
		control.matches( isEarly ? ANSWERED : answered )
	) {
		return;
	}
	event.preventDefault();
	event.stopImmediatePropagation();
	if ( ! control.matches( TAG ) ) {
		control.toggleAttribute( 'data-pending', true );
		control.ariaBusy = 'true';
	}
	repeat( event, target, island );
}

/**
 * Replays an event once the island is awake, on the same element, or on the one that replaced it.
 *
 * In a separate task, as for real events: React commits one before it handles the next.
 */
function repeat( event: Press, target: Element, island: Island ): void {
	const all = () => [ ...island.querySelectorAll( '*' ) ];
	const place = all().indexOf( target );
	const replay = () =>
		( target.isConnected ? target : all()[ place ] )?.dispatchEvent(
			new ( event.constructor as typeof MouseEvent )( event.type, event )
		);
	island.wake().then( () => setTimeout( replay ) );
}
