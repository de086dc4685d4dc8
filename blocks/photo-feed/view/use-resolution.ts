import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Thumb, low and full, in pixels (S2 §3). */
const WIDTHS = [ 150, 320, 640 ] as const;

/** Debounce for changes of the width, in milliseconds (S2 §9). */
const PAUSE_MS = 500;

/**
 * Returns the resolution that a photo needs.
 *
 * @param width Of a photo in CSS pixels.
 * @param ratio Device pixels per CSS pixel.
 */
export function resolutionFor( width: number, ratio: number ): number {
	const needed = width * ratio;
	return (
		WIDTHS.find( ( each ) => each >= needed ) ??
		WIDTHS[ WIDTHS.length - 1 ]!
	);
}

/**
 * Returns the resolution of a feed, which only rises (S2 §4): 0 until it is measured, and while it is hidden.
 *
 * A list in a closed tab has no size. The browser tells when it gets one, so nothing polls for it.
 *
 * @param list The list of photos.
 */
export function useResolution( list: RefObject< HTMLElement | null > ): number {
	const [ resolution, setResolution ] = useState( 0 );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout >;
		const measure = () => {
			const photo = list.current?.firstElementChild;
			const width = photo?.getBoundingClientRect().width ?? 0;
			if ( width ) {
				const needed = resolutionFor( width, window.devicePixelRatio );
				setResolution( ( before ) => Math.max( before, needed ) );
			}
		};
		const sizes = new ResizeObserver( () => {
			clearTimeout( timer );
			timer = setTimeout( measure, PAUSE_MS );
		} );
		sizes.observe( list.current! );
		return () => {
			clearTimeout( timer );
			sizes.disconnect();
		};
	}, [ list ] );
	return resolution;
}
