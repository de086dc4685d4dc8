import { prefersReducedMotion } from '@frontage/lib/reduced-motion';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';

export interface LiquidProps extends Record< string, unknown > {
	/** ID of the filter. */
	id: string;
	/** Maximum displacement of a pixel, in pixels. */
	strength: number;
	/** Milliseconds. */
	duration: number;
}

/**
 * Distorts both images while CSS fades one into the other.
 *
 * The filter is applied only during the fade, so it costs nothing otherwise. With reduced motion
 * there is only the fade.
 */
export function enhance(
	island: FrontageIsland,
	{ id, strength, duration }: LiquidProps
): () => void {
	const [ stage ] = queryOwn< [ HTMLElement ] >(
		island,
		'.frontage-liquid-image__stage'
	);
	const [ map ] = queryOwn< [ SVGElement ] >( island, 'feDisplacementMap' );
	const ended = new AbortController();
	const reduced = prefersReducedMotion();
	let frame = 0;
	let began = 0;

	const draw = ( now: number ) => {
		began ||= now;
		const part = ( now - began ) / duration;
		if ( part >= 1 ) {
			stage.style.filter = '';
			frame = 0;
			return;
		}
		map.setAttribute(
			'scale',
			`${ strength * Math.sin( Math.PI * part ) }`
		);
		frame = requestAnimationFrame( draw );
	};
	const flow = () => {
		if ( ! reduced.matches ) {
			cancelAnimationFrame( frame );
			began = 0;
			map.setAttribute( 'scale', '0' );
			stage.style.filter = `url(#${ CSS.escape( id ) })`;
			frame = requestAnimationFrame( draw );
		}
	};

	for ( const type of [ 'pointerenter', 'pointerleave', 'focus', 'blur' ] ) {
		stage.addEventListener( type, flow, { signal: ended.signal } );
	}
	// Handles a hover or focus from before the script loaded.
	if ( stage.matches( ':hover, :focus' ) ) {
		flow();
	}
	return () => {
		ended.abort();
		cancelAnimationFrame( frame );
		stage.style.filter = '';
	};
}
