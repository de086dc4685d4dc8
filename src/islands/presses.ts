import { RESPONSIVE, TAG } from './island';
import type { Island } from './island';
import { clear, mark } from './pending';
import { ANSWERED, ANSWERS, CONTROL, isPress, LEAVES } from './platform';

type Press = MouseEvent & KeyboardEvent;

/** What the platform answers now; links too, once an early press has made it leave the page. */
let answered = ANSWERS;

/**
 * Presses on sleeping islands: held back, and repeated exactly once when the module is mounted.
 *
 * Takes over from the inline recorder.
 */
export function watchPresses(): void {
	const early = self.frontagePresses as Press[] | undefined;
	self.frontagePresses = undefined;
	clear( document );
	early?.forEach( take );
	for ( const type of [ 'click', 'keydown' ] as const ) {
		addEventListener( type, take as EventListener, true );
	}
}

/**
 * Wakes the island that was pressed, and holds the press back unless the platform answers it.
 *
 * @param event  A click or a key, anywhere.
 * @param _place
 * @param queue  The recorder's, for a press from before the runtime was there.
 */
function take( event: Press, _place?: number, queue?: Press[] ): void {
	const target = event.target as Element;
	const island = target.closest?.< Island >( `${ TAG },[data-slot]` );
	if ( ! island?.matches( RESPONSIVE ) || ! isPress( event ) ) {
		return;
	}
	const control = target.closest< HTMLButtonElement >( CONTROL )!;
	island.wake();
	const isEarly = queue && ! event.key;
	if ( isEarly && control.matches( LEAVES ) ) {
		answered = ANSWERED;
	}
	// Browsers without commands do not know what such a button is for.
	if (
		control.commandForElement ||
		control.matches( isEarly ? ANSWERED : answered )
	) {
		return;
	}
	event.preventDefault();
	event.stopImmediatePropagation();
	if ( ! control.matches( TAG ) ) {
		mark( control );
	}
	const repeat = repeater( event, target, island );
	island.wake().then( () => setTimeout( repeat ) );
}

/**
 * Repeats a press: on the same element, or on what the module has put in its place.
 *
 * To be called in a task of its own, as presses are: React commits one before it hears the next.
 *
 * @param event  The press.
 * @param target What was pressed.
 * @param island Where.
 */
function repeater( event: Press, target: Element, island: Island ): () => void {
	const all = () => [ ...island.querySelectorAll( '*' ) ];
	const place = all().indexOf( target );
	return () =>
		( target.isConnected ? target : all()[ place ] )?.dispatchEvent(
			new ( event.constructor as typeof MouseEvent )( event.type, event )
		);
}
