/** Presses on sleeping islands: held back, and repeated exactly once when the module is mounted. */
import { RESPONSIVE, TAG } from './island';
import { clear, mark } from './pending';
import type { Island } from './island';
import { controlOf, isAnswered, isPress } from './platform';

type Press = MouseEvent & KeyboardEvent;

/** Takes over from the inline recorder. */
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
 * @param event
 * @param place In the recorder's queue, for a press from before the runtime was there.
 */
function take( event: Press, place?: number ): void {
	const target = event.target as Element;
	const island = target.closest?.< Island >( `${ TAG },[data-slot]` );
	if ( ! island?.matches( RESPONSIVE ) || ! isPress( event ) ) {
		return;
	}
	const control = controlOf( target );
	const waking = island.wake();
	if ( isAnswered( control, place! >= 0 && ! event.key ) ) {
		return;
	}
	event.preventDefault();
	event.stopImmediatePropagation();
	if ( control !== island ) {
		mark( control );
	}
	const find = finder( target, island );
	// In a task of its own, as presses are: React commits one before it hears the next.
	const repeat = () =>
		find()?.dispatchEvent(
			new ( event.constructor as typeof MouseEvent )( event.type, event )
		);
	waking.then( () => setTimeout( repeat ) );
}

/**
 * Finds the element later: itself, or what the module has put in its place.
 * @param target
 * @param island
 */
function finder( target: Element, island: Element ): () => Element | undefined {
	const all = () => [ ...island.querySelectorAll( '*' ) ];
	const place = all().indexOf( target );
	return () => ( target.isConnected ? target : all()[ place ] );
}
