import { fill } from '@frontage/lib/fill';
import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';
import { fetchFrames, type Frame } from './frames';

export interface RotateProps extends Record< string, unknown > {
	/** All images, beginning with the initial one. */
	frames: Frame[];
	/** 1 or -1: the direction in which dragging to the right rotates. */
	way: number;
	/** Such as “View %1$s of %2$s”. */
	view: string;
}

/** Name of the CSS animation whose iterations are steps. */
export const STEP = 'frontage-rotate-360-step';

/** Pixels of wheel scroll per step. */
const NOTCH = 40;

/** Rotates an object by touch, mouse, wheel and keyboard; `role=slider` announces the view to screen readers. */
export function enhance(
	island: FrontageIsland,
	{ frames, way, view }: RotateProps
): () => void {
	const [ stage ] = owned< [ HTMLElement ] >( island, '[role=slider]' );
	const [ bar ] = owned< [ HTMLProgressElement ] >( island, 'progress' );
	const count = frames.length;
	const { signal, stop } = ender();
	let at = 0;
	let shown = 0;

	const show = () => {
		// The previous image stays until this one has loaded.
		if ( pictures[ at ]!.naturalWidth ) {
			pictures[ shown ]!.classList.remove( 'is-shown' );
			pictures[ at ]!.classList.add( 'is-shown' );
			shown = at;
		}
	};
	const go = ( to: number ) => {
		at = ( ( Math.round( to ) % count ) + count ) % count;
		show();
		stage.ariaValueNow = `${ at + 1 }`;
		stage.ariaValueText = fill( view, at + 1, count );
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

	// The island itself has no box, so it would receive no wheel events.
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
			go( at + steps[ event.key ]! );
		}
	} );
	let wheeled = 0;
	on( 'wheel', ( event ) => {
		const { deltaX, deltaY } = event;
		// Vertical scrolling scrolls the page, unless the object is focused or being dragged.
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
 * Handles dragging; the stage's width is one full rotation.
 *
 * @param signal Removes the listeners.
 * @param where  Returns the image at which a drag begins.
 * @param moved  Called with that image, and the distance as a fraction of the width.
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
