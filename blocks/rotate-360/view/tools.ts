/** Zoom and full screen. */
import { queryOwn } from '@frontage/lib/query-own';

const ZOOMED = 'data-zoomed';

/** How much larger images are shown; as in the stylesheet. */
const SCALE = 2.5;

/** Value of `sizes` while zoomed: the largest file. */
const LARGE = '2560px';

/**
 * Connects the buttons, where there are some.
 *
 * @param island The `<frontage-island>`.
 * @param frame  What fills the screen.
 * @param stage  The images' element.
 * @param signal Removes the listeners.
 * @param zoomed Called when images are enlarged, to show more of them.
 */
export function connectTools(
	island: HTMLElement,
	frame: HTMLElement,
	stage: HTMLElement,
	signal: AbortSignal,
	zoomed: () => void
): void {
	const [ zoom ] = queryOwn( island, '.is-zoom' );
	const [ full ] = queryOwn( island, '.is-full' );
	zoom?.addEventListener(
		'click',
		() => {
			zoom.ariaPressed = `${ stage.toggleAttribute( ZOOMED ) }`;
			zoomed();
		},
		{ signal }
	);
	if ( full ) {
		const isOn = () => document.fullscreenElement === frame;
		full.hidden = ! document.fullscreenEnabled;
		full.addEventListener(
			'click',
			() =>
				isOn() ? document.exitFullscreen() : frame.requestFullscreen(),
			{ signal }
		);
		frame.addEventListener(
			'fullscreenchange',
			() => {
				full.ariaPressed = `${ isOn() }`;
			},
			{ signal }
		);
	}
}

export const isZoomed = ( stage: HTMLElement ) => stage.hasAttribute( ZOOMED );

/**
 * Fetches the largest file of an enlarged image.
 *
 * @param stage   The images' element.
 * @param picture The image shown.
 */
export function sharpen( stage: HTMLElement, picture: HTMLImageElement ): void {
	if ( isZoomed( stage ) ) {
		picture.sizes = LARGE;
	}
}

/**
 * Moves the visible part of an enlarged image.
 *
 * @param stage The images' element.
 * @param from  Center of the visible part at first, as fractions of width and height.
 * @param by    How far the image is dragged, likewise.
 * @return The new center.
 */
export function pan( stage: HTMLElement, from: number[], by: number[] ) {
	const at = from.map( ( part, axis ) =>
		Math.min( 1, Math.max( 0, part - by[ axis ]! / ( SCALE - 1 ) ) )
	);
	stage.style.setProperty(
		'--frontage-rotate-360-at',
		at.map( ( part ) => `${ 100 * part }%` ).join( ' ' )
	);
	return at;
}
