import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AddChild, type EditProps } from '@frontage/editor';
import { PricingSettings } from './settings';
import type { Attributes } from '../attributes';

const PLAN = 'frontage/pricing-plan';

const TEMPLATE: [ string, object ][] = [
	[ PLAN, {} ],
	[ PLAN, { isFeatured: true } ],
	[ PLAN, {} ],
];

type Period = Attributes[ 'startsWith' ];

interface SwitchProps {
	attributes: Attributes;
	period: Period;
	onChange: ( period: Period ) => void;
}

/** The switch that visitors use, which shows authors the other prices too. */
function Switch( { attributes, period, onChange }: SwitchProps ) {
	const { monthly, yearly, saving } = attributes;
	const names: Record< Period, string > = {
		monthly: monthly || __( 'Monthly', 'frontage' ),
		yearly: yearly || __( 'Yearly', 'frontage' ),
	};
	return (
		<div className="frontage-pricing-table__periods">
			{ ( [ 'monthly', 'yearly' ] as const ).map( ( name ) => (
				<button
					key={ name }
					type="button"
					className="frontage-pricing-table__period"
					aria-pressed={ period === name }
					onClick={ () => onChange( name ) }
				>
					{ names[ name ] }
					{ name === 'yearly' && saving !== '' && (
						<span className="frontage-pricing-table__saving">
							{ saving }
						</span>
					) }
				</button>
			) ) }
		</div>
	);
}

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { attributes } = block;
	const [ period, setPeriod ] = useState( attributes.startsWith );
	const blockProps = useBlockProps( {
		className: [
			'frontage-pricing-table',
			attributes.hasPeriods && `has-periods shows-${ period }`,
		]
			.filter( Boolean )
			.join( ' ' ),
	} );
	const plans = useInnerBlocksProps(
		{ className: 'frontage-pricing-table__plans' },
		{
			template: TEMPLATE,
			orientation: 'horizontal',
			renderAppender: false,
		}
	);
	return (
		<>
			<AddChild
				clientId={ clientId }
				name={ PLAN }
				label={ __( 'Add plan', 'frontage' ) }
			/>
			<InspectorControls>
				<PricingSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				{ attributes.hasPeriods && (
					<Switch
						attributes={ attributes }
						period={ period }
						onChange={ setPeriod }
					/>
				) }
				<div { ...plans } />
			</div>
		</>
	);
}
