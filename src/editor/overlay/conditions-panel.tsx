import { Button, PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import type { Condition } from '@frontage/overlay-rules';
import { selectOptions } from '../select-options';
import type { Option } from './condition-options';
import { conditionNames } from './condition-types';
import { ConditionValues } from './condition-values';
import type { RulesProps } from './props';
import { useSiteOptions } from './use-site-options';

/** Panel for where and for whom an overlay opens automatically. */
export function ConditionsPanel( { attributes, setAttributes }: RulesProps ) {
	const { conditions } = attributes;
	const more = useSiteOptions();
	const change = ( at: number, ...put: Condition[] ) => {
		const changed = [ ...conditions ];
		changed.splice( at, 1, ...put );
		setAttributes( { conditions: changed } );
	};
	return (
		<PanelBody
			title={ __( 'Display conditions', 'frontage' ) }
			initialOpen={ conditions.length > 0 }
		>
			{ conditions.map( ( condition, at ) => (
				<ConditionRow
					key={ at }
					condition={ condition }
					more={ more }
					onChange={ ( changed ) => change( at, changed ) }
					onRemove={ () => change( at ) }
				/>
			) ) }
			<Button
				__next40pxDefaultSize
				icon={ plus }
				variant="secondary"
				onClick={ () =>
					change( conditions.length, { type: 'page', values: [] } )
				}
			>
				{ __( 'Add condition', 'frontage' ) }
			</Button>
		</PanelBody>
	);
}

interface RowProps {
	condition: Condition;
	more: Option[];
	onChange: ( changed: Condition ) => void;
	onRemove: () => void;
}

function ConditionRow( { condition, more, onChange, onRemove }: RowProps ) {
	return (
		<fieldset className="frontage-rules__row">
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Condition', 'frontage' ) }
				value={ condition.type }
				options={ selectOptions( conditionNames() ) }
				onChange={ ( type ) =>
					onChange( {
						type: type as Condition[ 'type' ],
						values: [],
					} )
				}
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Comparison', 'frontage' ) }
				hideLabelFromVision
				value={ condition.not ? 'not' : 'is' }
				options={ [
					{ value: 'is', label: __( 'is one of', 'frontage' ) },
					{ value: 'not', label: __( 'is none of', 'frontage' ) },
				] }
				onChange={ ( value ) =>
					onChange( { ...condition, not: value === 'not' } )
				}
			/>
			<ConditionValues
				condition={ condition }
				more={ more }
				onChange={ ( values ) => onChange( { ...condition, values } ) }
			/>
			<Button
				size="small"
				icon={ trash }
				label={ __( 'Remove condition', 'frontage' ) }
				onClick={ onRemove }
			/>
		</fieldset>
	);
}
