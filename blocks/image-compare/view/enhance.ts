import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';

export interface CompareProps extends Record< string, unknown > {
	isUpright: boolean;
	/** Whether the slider follows the pointer on hover. */
	followsMouse: boolean;
}

const AT = '--frontage-image-compare-at';

/** Moves the slider between two images: the range input holds the position, the pointer changes it. */
export function enhance(
	island: FrontageIsland,
	{ isUpright, followsMouse }: CompareProps
): () => void {
	const [ range ] = owned< [ HTMLInputElement ] >( island, 'input' );
	const frame = range.parentElement!;
	const ended = new AbortController();
	let box: DOMRect;
	let isRtl = false;

	const show = () => frame.style.setProperty( AT, `${ range.value }%` );

	const measure = () => {
		box = frame.getBoundingClientRect();
		isRtl = getComputedStyle( frame ).direction === 'rtl';
	};

	const follow = ( { clientX, clientY }: PointerEvent ) => {
		const part = isUpright
			? ( clientY - box.top ) / box.height
			: ( clientX - box.left ) / box.width;
		range.value = String(
			100 * ( isRtl && ! isUpright ? 1 - part : part )
		);
		show();
	};

	const on = (
		type: 'pointerdown' | 'pointerenter' | 'pointermove' | 'input',
		listener: ( event: PointerEvent ) => void
	) =>
		range.addEventListener( type, listener as EventListener, {
			signal: ended.signal,
		} );

	on( 'input', show );
	on( 'pointerenter', measure );
	on( 'pointerdown', ( event ) => {
		measure();
		range.setPointerCapture( event.pointerId );
		follow( event );
	} );
	on( 'pointermove', ( event ) => {
		if (
			event.buttons ||
			( followsMouse && event.pointerType === 'mouse' )
		) {
			follow( event );
		}
	} );
	// The value may be restored by the browser, or changed before the script loaded.
	show();
	return () => ended.abort();
}
