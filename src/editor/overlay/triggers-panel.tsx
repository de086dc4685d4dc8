import {
	Button,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import type { TriggerRule } from '@frontage/overlay-rules';
import { announced } from '../announced';
import type { RulesProps } from './props';
import { RulesPanel } from './rules-panel';
import { againOptions } from './summary';
import { typeOptions } from './type-options';

/** Panel for when an overlay opens automatically. */
export function TriggersPanel( { attributes, setAttributes }: RulesProps ) {
	const { triggers, again, isDemanded, cookie } = attributes;
	return (
		<RulesPanel< TriggerRule >
			title={ __( 'Open automatically', 'frontage' ) }
			add={ __( 'Add trigger', 'frontage' ) }
			first={ { type: 'delay', value: '5' } }
			rules={ triggers }
			onChange={ ( changed ) => setAttributes( { triggers: changed } ) }
			row={ ( { rule, ...row } ) => (
				<TriggerRow trigger={ rule } { ...row } />
			) }
		>
			{ triggers.length > 0 && (
				<div className="frontage-rules__rest">
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Frequency', 'frontage' ) }
						value={ again }
						options={ againOptions() }
						onChange={ ( value ) =>
							setAttributes( { again: value } )
						}
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Open before any interaction',
							'frontage'
						) }
						help={ __(
							'Otherwise it waits for the first scroll, click, or key press.',
							'frontage'
						) }
						checked={ !! isDemanded }
						onChange={ ( value ) =>
							setAttributes( { isDemanded: value } )
						}
					/>
					{ cookie !== undefined && (
						<TextControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Cookie name', 'frontage' ) }
							help={ __(
								'Popups with the same name stay away together. Letters, digits, - and _. Empty: one of its own.',
								'frontage'
							) }
							maxLength={ 64 }
							value={ cookie }
							onChange={ ( value ) =>
								setAttributes( {
									cookie: value.replace(
										/[^A-Za-z0-9_-]/g,
										''
									),
								} )
							}
						/>
					) }
				</div>
			) }
		</RulesPanel>
	);
}

interface RowProps {
	trigger: TriggerRule;
	onChange: ( changed: TriggerRule ) => void;
	onRemove: () => void;
}

function TriggerRow( { trigger, onChange, onRemove }: RowProps ) {
	const types = announced( 'overlayTriggers' );
	const find = ( type: string ) =>
		types.find( ( { name } ) => name === type );
	const known = find( trigger.type );
	const field = known?.value;
	return (
		<fieldset className="frontage-rules__row">
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Trigger', 'frontage' ) }
				value={ trigger.type }
				options={ typeOptions( types, trigger.type ) }
				help={
					known
						? undefined
						: __(
								'The plugin of this trigger is not active, so the trigger has no effect.',
								'frontage'
							)
				}
				onChange={ ( type ) =>
					onChange( {
						type,
						value: find( type )?.value?.initial ?? '',
					} )
				}
			/>
			{ field && (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ field.label }
					help={ field.help }
					type={ field.type }
					min={ field.min }
					max={ field.max }
					value={ trigger.value ?? '' }
					onChange={ ( value ) => onChange( { ...trigger, value } ) }
				/>
			) }
			<Button
				size="small"
				icon={ trash }
				label={ __( 'Remove trigger', 'frontage' ) }
				onClick={ onRemove }
			/>
		</fieldset>
	);
}
