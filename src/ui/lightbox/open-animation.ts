import { prefersReducedMotion } from '@frontage/lib/reduced-motion';

/** Duration in milliseconds. */
const TIME_MS = 250;

/**
 * Lets a picture grow out of its thumbnail, or shrink into it.
 *
 * Not a view transition: those swallow clicks while they run. Nothing moves if there is no thumbnail in
 * view, or if the visitor prefers reduced motion.
 *
 * @param box       The picture's box.
 * @param thumb     The image on the page.
 * @param isOpening Whether it grows.
 * @return Resolves at the end.
 */
export function grow(
	box: HTMLElement,
	thumb: Element | null,
	isOpening: boolean
): Promise< unknown > | undefined {
	const from = thumb?.getBoundingClientRect();
	if (
		! from?.width ||
		! isInView( from ) ||
		! box.offsetWidth ||
		prefersReducedMotion().matches
	) {
		return undefined;
	}
	const { transform, translate, scale } = getComputedStyle( box );
	const here = {
		transform: [
			translate !== 'none' &&
				`translate(${ translate.replace( ' ', ',' ) })`,
			scale !== 'none' && `scale(${ scale })`,
			transform !== 'none' && transform,
		]
			.filter( Boolean )
			.join( ' ' ),
		clipPath: 'inset(0)',
	};
	box.style.translate = box.style.scale = '';
	const frames = [
		at( box, from ),
		{ ...here, transform: here.transform || 'none' },
	];
	return box.animate( isOpening ? frames : frames.reverse(), {
		duration: TIME_MS,
		easing: 'cubic-bezier(0.2, 0, 0, 1)',
		fill: isOpening ? 'none' : 'forwards',
	} ).finished;
}

/**
 * Returns the picture where its thumbnail is, with the same part cut out.
 *
 * @param box  The picture's box.
 * @param rect The thumbnail's.
 */
function at( box: HTMLElement, rect: DOMRect ): Keyframe {
	const { offsetWidth: width, offsetHeight: height } = box;
	const slide = box.closest( '.gslide' )!.getBoundingClientRect();
	const scale = Math.max( rect.width / width, rect.height / height );
	const x = rect.left + rect.width / 2 - slide.left - slide.width / 2;
	const y = rect.top + rect.height / 2 - slide.top - slide.height / 2;
	const cut = ( whole: number, part: number ) =>
		`${ 50 * Math.max( 0, 1 - part / ( whole * scale ) ) }%`;
	return {
		transform: `translate(${ x }px, ${ y }px) scale(${ scale })`,
		clipPath: `inset(${ cut( height, rect.height ) } ${ cut( width, rect.width ) })`,
	};
}

const isInView = ( { top, bottom, left, right }: DOMRect ) =>
	bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
