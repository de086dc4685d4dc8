import { Fragment } from '@wordpress/element';
import { UNITS, digits, split } from '../view/digits';
import { labels } from './labels';
import type { Unit } from '../view/types';
import type { Attributes } from '../attributes';

interface Props {
	attributes: Attributes;
	/** Time left, in seconds. */
	left: number;
}

/**
 * The digits, as the site shows them.
 *
 * @param props What to show.
 */
export function EditFace( { attributes, left }: Props ) {
	const { units, separator } = attributes;
	const shown = UNITS.filter(
		( unit ) => ! units.length || units.includes( unit )
	);
	const values = split( left, shown );
	return (
		<div className="frontage-countdown__timer">
			<div className="frontage-countdown__digits">
				{ shown.map( ( unit, index ) => (
					<Fragment key={ unit }>
						{ index > 0 && separator && (
							<span className="frontage-countdown__separator">
								{ separator }
							</span>
						) }
						<span className="frontage-countdown__part">
							<span
								className="frontage-countdown__value"
								data-unit={ unit }
							>
								{ digits( values[ index ] ?? 0, unit ) }
							</span>
							<EditLabel
								attributes={ attributes }
								unit={ unit }
							/>
						</span>
					</Fragment>
				) ) }
			</div>
		</div>
	);
}

function EditLabel( {
	attributes,
	unit,
}: {
	attributes: Attributes;
	unit: Unit;
} ) {
	const { labelSize } = attributes;
	const isAuto = labelSize === 'auto';
	const [ long, short ] = labels()[ unit ];
	return (
		<>
			{ ( isAuto || labelSize === 'long' ) && (
				<span
					className={ `frontage-countdown__label${ isAuto ? ' is-long' : '' }` }
				>
					{ attributes.labels[ unit ]?.trim() || long }
				</span>
			) }
			{ ( isAuto || labelSize === 'short' ) && (
				<span
					className={ `frontage-countdown__label${ isAuto ? ' is-short' : '' }` }
				>
					{ attributes.shortLabels[ unit ]?.trim() || short }
				</span>
			) }
		</>
	);
}
