import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import type { Condition } from '@frontage/overlay-rules';
import { selectOptions } from '../select-options';
import type { Option } from './condition-options';
import { conditionNames } from './condition-types';
import { ConditionValues } from './condition-values';
import type { RulesProps } from './props';
import { RulesPanel } from './rules-panel';
import { useSiteOptions } from './use-site-options';

/** Panel for where and for whom an overlay opens automatically. */
export function ConditionsPanel( { attributes, setAttributes }: RulesProps ) {
	const more = useSiteOptions();
	return (
		<RulesPanel< Condition >
			title={ __( 'Who sees it', 'frontage' ) }
			add={ __( 'Add condition', 'frontage' ) }
			first={ { type: 'page', values: [] } }
			rules={ attributes.conditions }
			onChange={ ( conditions ) => setAttributes( { conditions } ) }
			row={ ( { rule, ...row } ) => (
				<ConditionRow condition={ rule } more={ more } { ...row } />
			) }
		/>
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
