import { fill } from '@frontage/lib/fill';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { followPointers } from '@frontage/lib/pointers';
import { fetchFrames, type Frame } from './frames';
import { connectTools, isZoomed, pan, sharpen } from './tools';

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

/**
 * Rotates an object by touch, mouse and keyboard; `role=slider` announces the view to screen readers.
 *
 * The wheel always scrolls the page.
 */
export function enhance(
	island: FrontageIsland,
	{ frames, way, view }: RotateProps
): () => void {
	const [ stage ] = queryOwn< [ HTMLElement ] >( island, '[role=slider]' );
	const [ bar ] = queryOwn< [ HTMLProgressElement ] >( island, 'progress' );
	const frame = stage.parentElement!.parentElement!;
	const count = frames.length;
	const { signal, stop } = ender();
	const spots = queryOwn( island, '[data-view]' );
	let at = 0;
	let shown = 0;

	const show = () => {
		// The previous image stays until this one has loaded.
		if ( pictures[ at ]!.naturalWidth ) {
			pictures[ shown ]!.classList.remove( 'is-shown' );
			pictures[ at ]!.classList.add( 'is-shown' );
			shown = at;
			spots.forEach( ( some ) => {
				some.hidden = some.dataset.view !== `${ shown }`;
			} );
			sharpen( stage, pictures[ at ]! );
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

	const on = < Name extends keyof HTMLElementEventMap >(
		type: Name,
		listener: ( event: HTMLElementEventMap[ Name ] ) => void
	) => frame.addEventListener( type, listener, { signal } );

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
	on( 'animationiteration', ( { animationName } ) => {
		if ( animationName === STEP ) {
			go( at + way );
		}
	} );
	connectTools( island, frame, stage, signal, show );
	let center = [ 0.5, 0.5 ];
	let from = center;
	drag(
		stage,
		signal,
		() => {
			from = center;
			return at;
		},
		( start, ...by ) => {
			if ( isZoomed( stage ) ) {
				center = pan( stage, from, by );
			} else {
				go( start + by[ 0 ] * count * way );
			}
		}
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
 * @param moved  Called with that image, and the distance as fractions of width and height.
 */
function drag(
	stage: HTMLElement,
	signal: AbortSignal,
	where: () => number,
	moved: ( start: number, x: number, y: number ) => void
): void {
	let [ left, top, width, start ] = [ 0, 0, 1, 0 ];
	followPointers(
		stage,
		{
			down( { clientX, clientY, pointerId, button, isPrimary } ) {
				if ( button || ! isPrimary ) {
					return false;
				}
				[ left, top ] = [ clientX, clientY ];
				width = stage.offsetWidth;
				start = where();
				stage.setPointerCapture( pointerId );
				return true;
			},
			move: ( { clientX, clientY } ) =>
				moved(
					start,
					( clientX - left ) / width,
					( clientY - top ) / stage.offsetHeight
				),
			up() {},
		},
		signal
	);
	stage.addEventListener( 'dragstart', ( event ) => event.preventDefault(), {
		signal,
	} );
}
