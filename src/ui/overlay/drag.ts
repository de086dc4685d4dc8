/** Closes a bottom sheet by dragging it down with a finger; its close button does the same for everyone. */
import { followTouches } from '@frontage/lib/pointers';

/** Where a sheet is one, see `src/scss/overlay-look.scss`. */
const ON_PHONES = '(max-width: 767px)';

/** Part of its height that closes it, and pixels per millisecond that close it sooner. */
const PART = 0.35;
const FAST = 0.5;

/** What takes the finger's movement itself. */
const OWN = 'input,select,textarea,video,audio,iframe,[contenteditable]';

/**
 * @param sheet  The overlay.
 * @param close  Closes it.
 * @param signal Stops it.
 */
export function dragAway(
	sheet: HTMLElement,
	close: () => void,
	signal: AbortSignal
): void {
	let [ startX, startY, startedAt, by ] = [ 0, 0, 0, 0 ];
	let state: 'no' | 'maybe' | 'yes' = 'no';
	const move = ( distance: number ) => {
		by = Math.max( 0, distance );
		sheet.style.transition = distance ? 'none' : '';
		sheet.style.translate = distance ? `0 ${ by }px` : '';
	};
	const start = ( { target, touches }: TouchEvent ) => {
		// A second finger ends what the first one has begun.
		if ( state === 'yes' ) {
			move( 0 );
		}
		const { clientX, clientY } = touches[ 0 ]!;
		[ startX, startY, startedAt ] = [ clientX, clientY, Date.now() ];
		state =
			touches.length === 1 &&
			matchMedia( ON_PHONES ).matches &&
			isAtTop( target as Element, sheet )
				? 'maybe'
				: 'no';
	};
	const follow = ( event: TouchEvent ) => {
		const { clientX, clientY } = event.touches[ 0 ]!;
		const [ x, y ] = [ clientX - startX, clientY - startY ];
		// The first movement decides: what the browser has begun to scroll cannot be taken back.
		if ( state === 'maybe' ) {
			state = event.cancelable && y > Math.abs( x ) ? 'yes' : 'no';
		}
		if ( state === 'yes' ) {
			event.preventDefault();
			move( y );
		}
	};
	const end = ( { type }: Event ) => {
		if ( state === 'yes' ) {
			const isFar = by > sheet.offsetHeight * PART;
			const isFast = by / ( Date.now() - startedAt ) > FAST;
			if ( type === 'touchend' && ( isFar || isFast ) ) {
				close();
			}
			move( 0 );
		}
		state = 'no';
	};
	followTouches( sheet, { start, move: follow, end }, signal );
}

/** Returns whether nothing between the finger and the sheet can scroll up or takes the movement. */
function isAtTop( from: Element, sheet: Element ): boolean {
	let element: Element | null = from;
	while ( element && element !== sheet ) {
		if ( element.scrollTop > 0 || element.matches( OWN ) ) {
			return false;
		}
		element = element.parentElement;
	}
	return sheet.scrollTop <= 0;
}
