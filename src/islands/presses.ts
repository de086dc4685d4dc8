/** Presses on sleeping islands: held back, and repeated exactly once when the module is mounted. */
import { Island, TAG, answersPresses } from './island';
import { mark } from './pending';
import { controlOf, isAnswered, isPress } from './platform';

type Press = MouseEvent & KeyboardEvent;

/** Takes over from the inline recorder. */
export function watchPresses(): void {
	const early = self.frontagePresses;
	self.frontagePresses = undefined;
	document
		.querySelectorAll( '[data-pending]' )
		.forEach( ( control ) => mark( control, false ) );
	early?.forEach( ( event ) => take( event as Press, true ) );
	for ( const type of [ 'click', 'keydown' ] ) {
		addEventListener( type, ( event ) => take( event as Press ), true );
	}
}

function take( event: Press, early = false ): void {
	const target = event.target as Element;
	const island = target.closest?.( `${ TAG },[data-slot]` );
	if (
		! ( island instanceof Island ) ||
		island.settled ||
		! answersPresses( island ) ||
		! isPress( event )
	) {
		return;
	}
	const control = controlOf( target, island );
	const waking = island.wake();
	if ( isAnswered( control, early ) && ! event.key ) {
		return;
	}
	event.preventDefault();
	event.stopImmediatePropagation();
	if ( control ) {
		island.pressed.push( control );
		mark( control, true );
	}
	const find = finder( target, island );
	waking.then( () =>
		find()?.dispatchEvent(
			new ( event.constructor as typeof MouseEvent )( event.type, event )
		)
	);
}

/** Finds the element later: itself, or what the module has put in its place. */
function finder( target: Element, island: Element ): () => Element | undefined {
	const all = () => [ ...island.querySelectorAll( '*' ) ];
	const place = all().indexOf( target );
	return () => ( target.isConnected ? target : all()[ place ] );
}
