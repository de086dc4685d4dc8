/** What visitors steer a carousel with: arrows, dots, keys, the address, controls elsewhere. */
import { readEntry } from '@frontage/lib/hash';
import { REQUEST, type Wanted } from './messages';
import type { CarouselProps, Parts } from './types';

/** Where a step leads: by so many, or to a slide from 0. */
export interface Steering {
	by: ( step: number ) => void;
	to: ( index: number, isCalm?: boolean ) => void;
}

/** Keys belong to what is typed in. */
const OWN_KEYS =
	'input,textarea,select,[contenteditable],[role=tab],[role=slider]';

/**
 * @param island   The carousel's island.
 * @param parts    Its elements.
 * @param props    What it is told.
 * @param steering Moves it.
 * @param signal   Ends it.
 */
export function listen(
	island: HTMLElement,
	parts: Parts,
	props: CarouselProps,
	steering: Steering,
	signal: AbortSignal
): void {
	const { previous, next, dots, frame, slides } = parts;
	const press = ( button: HTMLElement | undefined, go: () => void ) =>
		button?.addEventListener( 'click', go, { signal } );
	press( previous, () => steering.by( -1 ) );
	press( next, () => steering.by( 1 ) );
	dots.forEach( ( dot, index ) => press( dot, () => steering.to( index ) ) );
	frame.addEventListener(
		'keydown',
		( event ) => {
			const step = stepOf( event, parts );
			if ( step ) {
				event.preventDefault();
				step( steering );
			}
		},
		{ signal }
	);
	island.addEventListener(
		REQUEST,
		( event ) => {
			const { to, by } = ( event as CustomEvent< Wanted > ).detail;
			return to === undefined
				? steering.by( by ?? 1 )
				: steering.to( to );
		},
		{ signal }
	);
	const follow = () => {
		const index = slideNamedBy( location.hash, props.id, slides );
		if ( index >= 0 ) {
			steering.to( index, true );
		}
	};
	addEventListener( 'hashchange', follow, { signal } );
	follow();
}

/**
 * Where a key leads, if it is the carousel's.
 *
 * @param event The key.
 * @param parts Elements of the carousel.
 */
function stepOf(
	event: KeyboardEvent,
	parts: Parts
): ( ( steering: Steering ) => void ) | undefined {
	const { viewport, slides } = parts;
	const target = event.target as Element;
	if (
		event.altKey ||
		event.ctrlKey ||
		event.metaKey ||
		event.shiftKey ||
		event.defaultPrevented ||
		target.closest( OWN_KEYS )
	) {
		return;
	}
	const on = viewport.matches( ':dir(rtl)' ) ? -1 : 1;
	return {
		ArrowRight: ( steering: Steering ) => steering.by( on ),
		ArrowLeft: ( steering: Steering ) => steering.by( -on ),
		Home: ( steering: Steering ) => steering.to( 0 ),
		End: ( steering: Steering ) => steering.to( slides.length - 1 ),
	}[ event.key ];
}

/**
 * The slide that an address means: by the widget's own entry `{id}|{index}` (S1 §2), else by an
 * anchor on or in the slide.
 *
 * @param hash   The address's hash.
 * @param id     The widget's id.
 * @param slides In order.
 * @return From 0, or -1.
 */
export function slideNamedBy(
	hash: string,
	id: string,
	slides: HTMLElement[]
): number {
	const index = Number( readEntry( hash, id )?.[ 0 ] ?? NaN );
	if ( slides[ index ] ) {
		return index;
	}
	const target = hash && document.querySelector( ':target' );
	return target
		? slides.findIndex( ( slide ) => slide.contains( target ) )
		: -1;
}
