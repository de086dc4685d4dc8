import type { CSSProperties, ReactNode } from 'react';

export type GaugeShape = 'bar' | 'circle' | 'half';

interface Props {
	shape: GaugeShape;
	/** How much of it is filled, from 0 to 1. */
	share: number;
	/** Diameter, in pixels. */
	size: number;
	/** Thickness, in pixels. */
	line: number;
	/** Number of letters of the number with its unit. */
	letters: number;
	label: ReactNode;
	/** The number with its unit. */
	children: ReactNode;
}

/** Returns how much of a gauge is filled, from 0 to 1; as `Gauge` in PHP. */
export function shareOf( number: string, max: string ): number {
	const share = Number( number ) / ( Number( max ) || 100 );
	return Math.min( 1, Math.max( 0, share || 0 ) );
}

/**
 * Returns the path of an arc; as `Gauge` in PHP.
 *
 * @param shape Circle or half of one.
 * @param size  Diameter.
 * @param line  Thickness.
 */
function arc( shape: GaugeShape, size: number, line: number ): string {
	const radius = ( size - line ) / 2;
	const round = `a${ radius } ${ radius } 0 1 1 `;
	return shape === 'half'
		? `M${ line / 2 } ${ size / 2 }${ round }${ 2 * radius } 0`
		: `M${ size / 2 } ${ line / 2 }${ round }0 ${ 2 * radius }${ round }0 ${ -2 * radius }`;
}

/** A gauge in the canvas, with the same elements as `Gauge` prints in PHP. */
export function Gauge( {
	shape,
	share,
	size,
	line,
	letters,
	label,
	children,
}: Props ) {
	const height = shape === 'half' ? ( size + line ) / 2 : size;
	const drawn = ( className: string, dashes?: string ) =>
		shape === 'bar' ? (
			<line
				className={ className }
				x1="0"
				y1="50%"
				x2="100%"
				y2="50%"
				pathLength={ 100 }
				strokeDasharray={ dashes }
			/>
		) : (
			<path
				className={ className }
				d={ arc( shape, size, line ) }
				pathLength={ 100 }
				strokeDasharray={ dashes }
			/>
		);
	return (
		<div
			className={ `frontage-gauge is-${ shape }` }
			style={
				{
					'--frontage-gauge-line': `${ line }px`,
					'--frontage-gauge-size': `${ size }px`,
					'--frontage-gauge-letters': Math.max( 1, letters ),
				} as CSSProperties
			}
		>
			{ label }
			<p className="frontage-gauge__figure">{ children }</p>
			<svg
				className="frontage-gauge__drawing"
				viewBox={
					shape === 'bar' ? undefined : `0 0 ${ size } ${ height }`
				}
				aria-hidden="true"
			>
				{ drawn( 'frontage-gauge__track' ) }
				{ share > 0 &&
					drawn( 'frontage-gauge__value', `${ share * 100 } 100` ) }
			</svg>
		</div>
	);
}
