import { useEffect, useRef, useState } from 'react';
import { gate } from '@frontage/consent';
import { onWithdrawal, withdraw } from '@frontage/lib/consent';
import type { Pins } from '@frontage/map-pins/pins';
import type { Surface } from '@frontage/map-pins/types';
import type { MapProps, Phase } from './types';

/** Copies of what the list says about a place, for its box on the map. */
const contentOf = ( list: Element | null, place: number ): Node[] =>
	[
		...( list?.children[ place ]?.querySelectorAll(
			'.frontage-map__address, .frontage-map__description, .frontage-map__directions'
		) ?? [] ),
	].map( ( part ) => part.cloneNode( true ) );

const nameOf = ( list: Element | null, place: number ) =>
	list?.children[ place ]?.querySelector( '.frontage-map__name' )
		?.textContent ?? '';

/** Marks the pin of a place in the drawing, and no other; the drawing of many places has none. */
function markIn( stage: Element, place: number ): Element | undefined {
	const marks = [ ...stage.querySelectorAll< HTMLElement >( '[data-mark]' ) ];
	const isIt = ( { dataset }: HTMLElement ) =>
		Number( dataset.mark ) === place;
	marks.forEach( ( one ) =>
		one.classList.toggle( 'is-current', isIt( one ) )
	);
	return marks.find( isIt );
}

/**
 * The vendor's map: asks for consent, opens it, and removes it again.
 *
 * @param props    Of the island.
 * @param onChoose Called when a visitor presses a pin.
 */
export function useMap( props: MapProps, onChoose: ( place: number ) => void ) {
	const stage = useRef< HTMLDivElement >( null );
	const canvas = useRef< HTMLDivElement >( null );
	const list = useRef< HTMLOListElement >( null );
	const pins = useRef< Pins >();
	const shown = useRef< number[] >();
	const [ phase, setPhase ] = useState< Phase >( 'drawing' );
	const { terms } = props;
	const isOpen = phase === 'loading' || phase === 'ready';

	useEffect( () => {
		if ( phase === 'drawing' ) {
			return gate(
				stage.current!.closest( 'frontage-island' )!,
				terms,
				() => setPhase( 'loading' )
			);
		}
	}, [ phase, terms ] );

	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		let surface: Surface | undefined;
		let isLeft = false;
		const start = async () => {
			const { openMap, putPins } = await ( terms.vendor === 'google-maps'
				? import( '@frontage/map-google' )
				: import( '@frontage/map-leaflet' ) );
			surface = await openMap( canvas.current!, props );
			if ( isLeft ) {
				surface.remove();
				return;
			}
			pins.current = await putPins( surface, {
				places: props.places,
				name: ( place ) => nameOf( list.current, place ),
				content: ( place ) => contentOf( list.current, place ),
				hasClusters: props.hasClusters,
				words: props.words,
				onChoose,
			} );
			// Visitors may have searched before.
			if ( shown.current ) {
				pins.current.filter( shown.current );
			}
			setPhase( 'ready' );
		};
		start().catch( () => isLeft || setPhase( 'failed' ) );
		const end = onWithdrawal( terms, () => setPhase( 'drawing' ) );
		return () => {
			end();
			isLeft = true;
			pins.current = undefined;
			surface?.remove();
		};
		// Props and callbacks of an island stay the same.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isOpen ] );

	return {
		stage,
		canvas,
		list,
		phase,
		/** Shows a place on the map or in the drawing; returns whether it can be seen there. */
		show( place: number ): boolean {
			const mark = markIn( stage.current!, place );
			pins.current?.show( place );
			return !! ( pins.current ?? mark );
		},
		filter( some: number[] ) {
			shown.current = some;
			pins.current?.filter( some );
		},
		retry: () => setPhase( 'loading' ),
		stop: () => withdraw( terms ),
		name: ( place: number ) => nameOf( list.current, place ),
	};
}
