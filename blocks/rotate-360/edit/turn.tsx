import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { RotateImage, RotateSpot } from './types';

interface Props {
	images: readonly RotateImage[];
	/** Index of the view shown. */
	shown: number;
	/** Steps from the initial view. */
	at: number;
	onTurn: ( at: number ) => void;
}

/** The object, rotated with a slider: dragging in the editor would move the block. */
export function Turn( { images, shown, at, onTurn }: Props ) {
	return (
		<>
			<div className="frontage-rotate-360__scene">
				<div className="frontage-rotate-360__stage">
					{ images.map( ( { url, alt }, index ) => (
						<img
							key={ index }
							src={ url }
							alt={ index === shown ? alt : '' }
							className={ `frontage-rotate-360__picture${ index === shown ? ' is-shown' : '' }` }
						/>
					) ) }
				</div>
				{ images[ shown ]?.spots?.map( ( spot, index ) => (
					<Spot key={ index } { ...spot } />
				) ) }
			</div>
			<input
				type="range"
				className="frontage-rotate-360__turn"
				aria-label={ __( 'Rotation', 'frontage' ) }
				aria-valuetext={ sprintf(
					/* translators: 1: number of the view, 2: number of views. */
					__( 'View %1$s of %2$s', 'frontage' ),
					String( shown + 1 ),
					String( images.length )
				) }
				max={ images.length - 1 }
				value={ at }
				onChange={ ( { target } ) => onTurn( Number( target.value ) ) }
			/>
		</>
	);
}

/** A hotspot as visitors see it; it does not open here. */
const Spot = ( { x, y }: RotateSpot ) => (
	<div
		className="frontage-rotate-360__spot"
		style={
			{
				'--frontage-rotate-360-x': `${ x }%`,
				'--frontage-rotate-360-y': `${ y }%`,
			} as CSSProperties
		}
		aria-hidden
	>
		<span className="frontage-rotate-360__mark" />
	</div>
);
