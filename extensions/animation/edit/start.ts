/** Computes where an animation starts; twin of `Start_Trigger.php` (S1 §9). */
import type { Direction, Style } from './types';

const DEPTH = 'perspective(2000px) ';

const turned = ( degrees: number ) =>
	`calc(${ Number( degrees.toFixed( 4 ) ) }deg*var(--frontage-turn))`;

function shift( direction: Direction, percent: number ): string {
	switch ( direction ) {
		case 'top':
			return `translate3d(0,-${ percent }%,0)`;
		case 'bottom':
			return `translate3d(0,${ percent }%,0)`;
		case 'start':
			return `translate3d(calc(-${ percent }%*var(--frontage-turn)),0,0)`;
		default:
			return `translate3d(calc(${ percent }%*var(--frontage-turn)),0,0)`;
	}
}

function turn( direction: Direction, angle: number ): string {
	switch ( direction ) {
		case 'bottom':
			return `rotateX(${ 0 - angle }deg)`;
		case 'start':
			return `rotateY(${ turned( 0 - angle ) })`;
		case 'end':
			return `rotateY(${ turned( angle ) })`;
		default:
			return `rotateX(${ angle }deg)`;
	}
}

function shrunk( intensity: number ): string {
	const part = ( 100 - intensity ) / 100;
	return `scale3d(${ part },${ part },${ part })`;
}

/** Returns the degrees of a flip or fold, rounded up. */
const angleOf = ( intensity: number ) =>
	Math.ceil( Number( ( intensity * 0.9 ).toFixed( 6 ) ) );

const isBack = ( direction: Direction ) =>
	direction === 'end' || direction === 'bottom';

/**
 * Returns the transform of the first keyframe.
 *
 * @param style     Kind of movement.
 * @param direction Where it comes from.
 * @param intensity Percent.
 */
export function transformOf(
	style: Style,
	direction: Direction,
	intensity: number
): string {
	switch ( style ) {
		case 'slide':
			return direction === 'center'
				? shrunk( intensity )
				: shift( direction, intensity * 2 );
		case 'zoom':
			return shrunk( intensity );
		case 'flip':
			return DEPTH + turn( direction, angleOf( intensity ) );
		case 'fold':
			return DEPTH + turn( direction, 0 - angleOf( intensity ) );
		default:
			return `rotateZ(${ turned(
				( isBack( direction ) ? -1 : 1 ) * intensity * 3.6
			) })`;
	}
}

const ORIGINS: Record< Direction, string > = {
	center: '50% 50%',
	top: '50% 0%',
	bottom: '50% 100%',
	start: 'calc(50% - 50%*var(--frontage-turn)) 50%',
	end: 'calc(50% + 50%*var(--frontage-turn)) 50%',
};

/**
 * Returns the transform origin.
 *
 * @param style     Kind of movement.
 * @param direction Where it comes from.
 */
export function originOf( style: Style, direction: Direction ): string {
	return style === 'slide' || style === 'flip'
		? ORIGINS.center
		: ORIGINS[ direction ];
}
