import type { Comparison } from './types';

interface Props {
	comparison: Comparison;
	/** Largest difference that is drawn, such as 0.4. */
	reach: number;
}

/** The limits of a difference as a bar over a line at no difference. The words beside it say the same. */
export function Interval( { comparison, reach }: Props ) {
	const { low, high, uplift, isBetter, isWorse } = comparison;
	const at = ( share: number ) =>
		50 + ( Math.max( -reach, Math.min( reach, share ) ) / reach ) * 50;
	const state = ( isBetter && 'is-better' ) || ( isWorse && 'is-worse' );
	return (
		<svg
			className={ `frontage-split__interval ${ state || 'is-open' }` }
			viewBox="0 0 100 20"
			preserveAspectRatio="none"
			aria-hidden="true"
			focusable="false"
		>
			<rect
				className="is-bar"
				x={ at( low ) }
				y={ 6 }
				width={ Math.max( 1, at( high ) - at( low ) ) }
				height={ 8 }
			/>
			<line x1={ 50 } x2={ 50 } y1={ 0 } y2={ 20 } />
			{ uplift !== null && (
				<rect
					className="is-estimate"
					x={ at( uplift ) - 0.75 }
					y={ 3 }
					width={ 1.5 }
					height={ 14 }
				/>
			) }
		</svg>
	);
}
