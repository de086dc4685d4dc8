import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import type { Condition } from '@frontage/overlay-rules';
import { ConditionValues } from './condition-values';
import type { RulesProps } from './props';
import { RulesPanel } from './rules-panel';
import { typeOptions } from './type-options';
import type { RuleOptions } from './types';
import { useSiteOptions } from './use-site-options';

/** Panel for where and for whom an overlay opens automatically. */
export function ConditionsPanel( { attributes, setAttributes }: RulesProps ) {
	const options = useSiteOptions();
	return (
		<RulesPanel< Condition >
			title={ __( 'Who sees it', 'frontage' ) }
			add={ __( 'Add condition', 'frontage' ) }
			first={ { type: 'page', values: [] } }
			rules={ attributes.conditions }
			onChange={ ( conditions ) => setAttributes( { conditions } ) }
			row={ ( { rule, ...row } ) => (
				<ConditionRow
					condition={ rule }
					options={ options }
					{ ...row }
				/>
			) }
		/>
	);
}

interface RowProps {
	condition: Condition;
	options: RuleOptions;
	onChange: ( changed: Condition ) => void;
	onRemove: () => void;
}

function ConditionRow( { condition, options, onChange, onRemove }: RowProps ) {
	const known = options.conditions.find(
		( { name } ) => name === condition.type
	);
	return (
		<fieldset className="frontage-rules__row">
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Condition', 'frontage' ) }
				value={ condition.type }
				options={ typeOptions( options.conditions, condition.type ) }
				help={
					known
						? undefined
						: __(
								'The plugin of this condition is not active, so the popup does not open automatically.',
								'frontage'
							)
				}
				onChange={ ( type ) => onChange( { type, values: [] } ) }
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
			{ known && (
				<ConditionValues
					condition={ condition }
					type={ known }
					names={ options.names }
					onChange={ ( values ) =>
						onChange( { ...condition, values } )
					}
				/>
			) }
			<Button
				size="small"
				icon={ trash }
				label={ __( 'Remove condition', 'frontage' ) }
				onClick={ onRemove }
			/>
		</fieldset>
	);
}
