import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';
import { fetchFrames, type Frame } from './frames';

export interface RotateProps extends Record< string, unknown > {
	/** All pictures, the one that is seen at first in front. */
	frames: Frame[];
	/** 1 or -1: which way a move to the right turns it. */
	way: number;
	/** Such as “View %1 of %2”. */
	view: string;
}

/** Name of the CSS animation of which each round is a step. */
export const STEP = 'frontage-rotate-360-step';

/** Pixels of the wheel for a step. */
const NOTCH = 40;

/** Turns a thing by finger, mouse, wheel and keys; `role=slider` tells readers which side is seen. */
export function enhance(
	island: FrontageIsland,
	{ frames, way, view }: RotateProps
): () => void {
	const [ stage ] = owned( island, '[role=slider]' );
	const [ bar ] = owned< HTMLProgressElement >( island, 'progress' );
	const count = frames.length;
	const { signal, stop } = ender();
	let at = 0;
	let shown = 0;

	const show = () => {
		// The last one stays until this one is there.
		if ( pictures[ at ].naturalWidth ) {
			pictures[ shown ].classList.remove( 'is-shown' );
			pictures[ at ].classList.add( 'is-shown' );
			shown = at;
		}
	};
	const go = ( to: number ) => {
		at = ( ( Math.round( to ) % count ) + count ) % count;
		show();
		stage.ariaValueNow = `${ at + 1 }`;
		stage.ariaValueText = view
			.replace( '%1', `${ at + 1 }` )
			.replace( '%2', `${ count }` );
	};
	const pictures = fetchFrames(
		stage.querySelector( 'img' )!,
		frames,
		( done ) => {
			bar.value = done;
			bar.hidden = done >= count;
			show();
		}
	);
	bar.hidden = count < 2;

	// The island itself has no box, so that browsers would not ask it about the wheel.
	const parts = owned( island, '[role=slider],.frontage-rotate-360__step' );
	const on = < Name extends keyof HTMLElementEventMap >(
		type: Name,
		listener: ( event: HTMLElementEventMap[ Name ] ) => void
	) =>
		parts.forEach( ( part ) =>
			part.addEventListener( type, listener, { signal, passive: false } )
		);

	on( 'keydown', ( event ) => {
		const steps: Record< string, number > = {
			ArrowRight: way,
			ArrowUp: way,
			ArrowLeft: -way,
			ArrowDown: -way,
			PageUp: Math.ceil( count / 8 ) * way,
			PageDown: -Math.ceil( count / 8 ) * way,
			Home: -at,
			End: count - 1 - at,
		};
		if ( event.target === stage && event.key in steps ) {
			event.preventDefault();
			go( at + steps[ event.key ] );
		}
	} );
	let wheeled = 0;
	on( 'wheel', ( event ) => {
		const { deltaX, deltaY } = event;
		// Down and up scroll the page, unless somebody is at the thing already.
		const isMeant =
			Math.abs( deltaX ) > Math.abs( deltaY ) ||
			stage.matches( ':focus' );
		if ( isMeant ) {
			event.preventDefault();
			wheeled += deltaX || deltaY;
			go( at + Math.trunc( wheeled / NOTCH ) * way );
			wheeled %= NOTCH;
		}
	} );
	on( 'animationiteration', ( { animationName } ) => {
		if ( animationName === STEP ) {
			go( at + way );
		}
	} );
	drag(
		stage,
		signal,
		() => at,
		( start, part ) => go( start + part * count * way )
	);
	return stop;
}

function ender() {
	const ended = new AbortController();
	return { signal: ended.signal, stop: () => ended.abort() };
}

/**
 * Follows a drag; the stage's width is one turn.
 *
 * @param stage  What is dragged.
 * @param signal Ends it.
 * @param where  Tells the picture at which a drag begins.
 * @param moved  Hears where it began, and how far it went, in parts of the width.
 */
function drag(
	stage: HTMLElement,
	signal: AbortSignal,
	where: () => number,
	moved: ( start: number, part: number ) => void
): void {
	let from = NaN;
	let width = 1;
	let start = 0;
	stage.addEventListener(
		'pointerdown',
		( { clientX, pointerId, button } ) => {
			if ( ! button ) {
				from = clientX;
				width = stage.offsetWidth;
				start = where();
				stage.setPointerCapture( pointerId );
			}
		},
		{ signal }
	);
	stage.addEventListener(
		'pointermove',
		( { clientX, buttons } ) => {
			if ( buttons && from >= 0 ) {
				moved( start, ( clientX - from ) / width );
			}
		},
		{ signal }
	);
	stage.addEventListener( 'dragstart', ( event ) => event.preventDefault(), {
		signal,
	} );
}
