import type { FrontageIsland } from '@frontage/islands/types';
import { fill } from '@frontage/lib/fill';
import { queryOwn } from '@frontage/lib/query-own';
import { followPointers } from '@frontage/lib/pointers';

export interface CompareProps extends Record< string, unknown > {
	isUpright: boolean;
	/** Whether the slider follows the pointer on hover. */
	followsMouse: boolean;
	/** Such as “%1$s% Before, %2$s% After”. */
	value: string;
}

const AT = '--frontage-image-compare-at';

/** Moves the slider between two images: the range input holds the position, the pointer changes it. */
export function enhance(
	island: FrontageIsland,
	{ isUpright, followsMouse, value }: CompareProps
): () => void {
	const [ range ] = queryOwn< [ HTMLInputElement ] >( island, 'input' );
	const frame = range.parentElement!;
	const ended = new AbortController();

	const states = queryOwn< HTMLButtonElement >( island, 'button' );

	const show = () => {
		const at = Math.round( +range.value );
		frame.style.setProperty( AT, `${ range.value }%` );
		range.ariaValueText = fill( value, at, 100 - at );
		const pressed = [ at > 99, at > 0 ].indexOf( true );
		states.forEach( ( state, index ) => {
			state.ariaPressed = `${ index === ( pressed < 0 ? 2 : pressed ) }`;
		} );
	};

	/** Moves to a value at once, or gently. */
	const go = ( to: number | string, isGentle = false ) => {
		frame.toggleAttribute( 'data-gentle', isGentle );
		range.value = `${ to }`;
		show();
	};

	// Measured each time: the mouse may be there before the script, and the page may scroll beneath it.
	const follow = ( { clientX, clientY }: PointerEvent ) => {
		const box = frame.getBoundingClientRect();
		const isRtl = getComputedStyle( frame ).direction === 'rtl';
		const part = isUpright
			? ( clientY - box.top ) / box.height
			: ( clientX - box.left ) / box.width;
		go( 100 * ( isRtl && ! isUpright ? 1 - part : part ) );
	};

	const on = (
		type: 'pointermove' | 'input',
		listener: ( event: PointerEvent ) => void
	) =>
		range.addEventListener( type, listener as EventListener, {
			signal: ended.signal,
		} );

	on( 'input', () => go( range.value ) );
	states.forEach( ( state ) =>
		state.addEventListener( 'click', () => go( state.value, true ), {
			signal: ended.signal,
		} )
	);
	followPointers(
		range,
		{
			down( event ) {
				if ( ! event.isPrimary ) {
					return false;
				}
				range.setPointerCapture( event.pointerId );
				follow( event );
				return true;
			},
			move: follow,
			up() {},
		},
		ended.signal
	);
	on( 'pointermove', ( event ) => {
		if (
			! event.buttons &&
			followsMouse &&
			event.pointerType === 'mouse'
		) {
			follow( event );
		}
	} );
	// The value may be restored by the browser, or changed before the script loaded.
	show();
	return () => ended.abort();
}
