/** Carousel controls for visitors: arrows, dots, keys, the URL, controls elsewhere. */
import { directionOf } from '@frontage/lib/direction';
import { readEntry } from '@frontage/lib/hash';
import { isPlain } from '@frontage/lib/is-plain';
import { REQUEST, type Wanted } from './messages';
import type { CarouselProps, Parts } from './types';

/** Moves the carousel by a step, or to a slide index from 0. */
export interface Movement {
	by: ( step: number ) => void;
	to: ( index: number, isCalm?: boolean ) => void;
}

/** Elements that handle keys themselves. */
const OWN_KEYS =
	'input,textarea,select,[contenteditable],[role=tab],[role=slider]';

/**
 * Listens to all controls of a carousel.
 *
 * @param island   The carousel's island.
 * @param parts    Its elements.
 * @param props    Island props.
 * @param movement Moves it.
 * @param signal   Stops listening.
 */
export function listen(
	island: HTMLElement,
	parts: Parts,
	props: CarouselProps,
	movement: Movement,
	signal: AbortSignal
): void {
	const { previous, next, dots, frame, slides } = parts;
	const press = ( button: HTMLElement | undefined, go: () => void ) =>
		button?.addEventListener( 'click', go, { signal } );
	press( previous, () => movement.by( -1 ) );
	press( next, () => movement.by( 1 ) );
	dots.forEach( ( dot, index ) => press( dot, () => movement.to( index ) ) );
	frame.addEventListener(
		'keydown',
		( event ) => {
			const step = stepOf( event, parts );
			if ( step ) {
				event.preventDefault();
				step( movement );
			}
		},
		{ signal }
	);
	island.addEventListener(
		REQUEST,
		( event ) => {
			const { to, by } = ( event as CustomEvent< Wanted > ).detail;
			return to === undefined
				? movement.by( by ?? 1 )
				: movement.to( to );
		},
		{ signal }
	);
	const follow = () => {
		const index = slideNamedBy( location.hash, props.id, slides );
		if ( index >= 0 ) {
			movement.to( index, true );
		}
	};
	addEventListener( 'hashchange', follow, { signal } );
	follow();
}

/**
 * Returns the step for a key, if the carousel handles it.
 *
 * @param event Key event.
 * @param parts Elements of the carousel.
 */
function stepOf(
	event: KeyboardEvent,
	parts: Parts
): ( ( movement: Movement ) => void ) | undefined {
	const { viewport, slides } = parts;
	const target = event.target as Element;
	if (
		! isPlain( event ) ||
		event.defaultPrevented ||
		target.closest( OWN_KEYS )
	) {
		return;
	}
	const on = directionOf( viewport );
	return {
		ArrowRight: ( movement: Movement ) => movement.by( on ),
		ArrowLeft: ( movement: Movement ) => movement.by( -on ),
		Home: ( movement: Movement ) => movement.to( 0 ),
		End: ( movement: Movement ) => movement.to( slides.length - 1 ),
	}[ event.key ];
}

/**
 * Returns the index of the slide that a hash refers to: by the widget's own entry `{id}|{index}` (S1 §2),
 * else by an anchor on or in the slide.
 *
 * @param hash   Hash of the URL.
 * @param id     ID of the widget.
 * @param slides In order.
 * @return From 0, or -1.
 */
export function slideNamedBy(
	hash: string,
	id: string,
	slides: HTMLElement[]
): number {
	const index = Number( readEntry( hash, id )?.[ 0 ] );
	if ( slides[ index ] ) {
		return index;
	}
	const target = hash && document.querySelector( ':target' );
	return target
		? slides.findIndex( ( slide ) => slide.contains( target ) )
		: -1;
}
