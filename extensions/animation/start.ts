/** The twin of `Start.php`: where an animation starts (S1 §9). */
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

/**
 * The first keyframe's transform.
 *
 * @param style     How it moves.
 * @param direction Where it comes from.
 * @param intensity Percent.
 */
export function transformOf(
	style: Style,
	direction: Direction,
	intensity: number
): string {
	const part = ( 100 - intensity ) / 100;
	const scale = `scale3d(${ part },${ part },${ part })`;
	const angle = Math.ceil( Number( ( intensity * 0.9 ).toFixed( 6 ) ) );
	switch ( style ) {
		case 'slide':
			return direction === 'center'
				? scale
				: shift( direction, intensity * 2 );
		case 'zoom':
			return scale;
		case 'flip':
			return DEPTH + turn( direction, angle );
		case 'fold':
			return DEPTH + turn( direction, 0 - angle );
		default: {
			const isBack = direction === 'end' || direction === 'bottom';
			return `rotateZ(${ turned( ( isBack ? -1 : 1 ) * intensity * 3.6 ) })`;
		}
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
 * The point about which it turns or grows.
 *
 * @param style     How it moves.
 * @param direction Where it comes from.
 */
export function originOf( style: Style, direction: Direction ): string {
	return style === 'slide' || style === 'flip'
		? ORIGINS.center
		: ORIGINS[ direction ];
}
