import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';

export interface LiquidProps extends Record< string, unknown > {
	/** Of the filter. */
	id: string;
	/** Pixels that a point is moved by at most. */
	strength: number;
	/** Milliseconds. */
	duration: number;
}

/**
 * Distorts both pictures while CSS fades one into the other.
 *
 * The filter is there only while something moves; at rest it costs nothing. Whoever asked for
 * less motion gets the fade alone.
 */
export function enhance(
	island: FrontageIsland,
	{ id, strength, duration }: LiquidProps
): () => void {
	const [ stage ] = owned( island, '.frontage-liquid-image__stage' );
	const [ map ] = owned< SVGElement >( island, 'feDisplacementMap' );
	const ended = new AbortController();
	const prefersReducedMotion = matchMedia(
		'(prefers-reduced-motion: reduce)'
	);
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
		if ( ! prefersReducedMotion.matches ) {
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
	// Somebody who came before the script was there is not forgotten.
	if ( stage.matches( ':hover, :focus' ) ) {
		flow();
	}
	return () => {
		ended.abort();
		cancelAnimationFrame( frame );
		stage.style.filter = '';
	};
}
