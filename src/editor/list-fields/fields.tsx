import {
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { missingHelp, withMissing } from '../missing';
import { selectOptions } from '../select-options';
import { Setting, Settings } from '../settings';
import { ImageChoice } from './image-choice';
import { Several } from './several';
import { Tokens } from './tokens';

/** Maximum number of terms offered to visitors (`Query\Terms` in PHP). */
const MOST_OFFERED = 20;

export type Values = Record< string, unknown >;

export interface Field {
	name: string;
	label: string;
	help?: string;
	kind:
		| 'toggle'
		| 'number'
		| 'choice'
		| 'several'
		| 'text'
		| 'date'
		| 'terms'
		| 'image';
	/** For terms: name of the value that holds the taxonomy. */
	taxonomyIn?: string;
	/** Labels by value, for single or multiple choice. */
	options?: Record< string, string >;
	/**
	 * Whether a value that is none of the options is one that a plugin or block adds. It is then shown as such and kept, while that
	 * is not active.
	 */
	isAddition?: ( value: string ) => boolean;
	min?: number;
	max?: number;
	/** Between two values of a number; 1 by default. */
	step?: number;
	/** Shown while the text is empty. */
	placeholder?: string;
	/** Whether to show the field. */
	when?: ( values: Values ) => boolean;
}

interface Props {
	label: string;
	fields: readonly Field[];
	values: Values;
	defaults: Values;
	onChange: ( changed: Values ) => void;
	/** Makes the panel collapsible and closes it, unless one of its settings is changed. */
	isCollapsed?: boolean;
	/** Whether one of `children` is changed. */
	isSet?: boolean;
	children?: ReactNode;
}

/**
 * A settings panel described by data; each setting can be reset to its default.
 *
 * @param props Fields, values and callbacks.
 */
export function Fields( props: Props ) {
	const { label, fields, values, defaults, onChange, children } = props;
	const { isCollapsed, isSet = false } = props;
	const isChanged = ( name: string ) =>
		String( values[ name ] ?? '' ) !== String( defaults[ name ] ?? '' );
	const resetAll = () =>
		onChange(
			Object.fromEntries(
				fields.map( ( { name } ) => [ name, defaults[ name ] ] )
			)
		);
	return (
		<Settings
			label={ label }
			onReset={ resetAll }
			initialOpen={
				isCollapsed
					? isSet || fields.some( ( { name } ) => isChanged( name ) )
					: undefined
			}
		>
			{ fields
				.filter( ( { when } ) => ! when || when( values ) )
				.map( ( field ) => (
					<Setting
						key={ field.name }
						label={ field.label }
						isSet={ isChanged( field.name ) }
						onReset={ () =>
							onChange( {
								[ field.name ]: defaults[ field.name ],
							} )
						}
					>
						<Control
							{ ...field }
							value={ values[ field.name ] }
							values={ values }
							onChange={ ( value ) =>
								onChange( { [ field.name ]: value } )
							}
						/>
					</Setting>
				) ) }
			{ children }
		</Settings>
	);
}

interface ControlProps extends Field {
	value: unknown;
	values: Values;
	onChange: ( value: unknown ) => void;
}

const MARGINLESS = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
} as const;

function Control( { kind, value, values, onChange, ...field }: ControlProps ) {
	const { label, help } = field;
	if ( kind === 'toggle' ) {
		return (
			<ToggleControl
				__nextHasNoMarginBottom
				{ ...{ label, help, onChange } }
				checked={ !! value }
			/>
		);
	}
	if ( kind === 'number' ) {
		return (
			<RangeControl
				{ ...MARGINLESS }
				{ ...{ label, help, onChange } }
				value={ Number( value ) || 0 }
				min={ field.min ?? 0 }
				max={ field.max }
				step={ field.step }
			/>
		);
	}
	if ( kind === 'choice' ) {
		const chosen = String( value ?? '' );
		const { options = {}, isAddition } = field;
		const isMissing = ! ( chosen in options ) && isAddition?.( chosen );
		return (
			<SelectControl
				{ ...MARGINLESS }
				{ ...{ label, onChange } }
				help={ isMissing ? missingHelp() : help }
				value={ chosen }
				options={ selectOptions(
					isMissing ? withMissing( options, [ chosen ] ) : options
				) }
			/>
		);
	}
	if ( kind === 'several' ) {
		return (
			<Several
				options={ withMissing(
					field.options ?? {},
					( value ?? [] ) as string[]
				) }
				chosen={ ( value ?? [] ) as string[] }
				onChange={ onChange }
			/>
		);
	}
	if ( kind === 'image' ) {
		return (
			<ImageChoice
				{ ...{ label, onChange } }
				id={ Number( value ) || 0 }
			/>
		);
	}
	if ( kind === 'terms' ) {
		return (
			<Tokens
				{ ...{ label, help, onChange } }
				kind="taxonomy"
				name={ String( values[ field.taxonomyIn ?? '' ] ) }
				ids={ ( value ?? [] ) as number[] }
				most={ field.max ?? MOST_OFFERED }
			/>
		);
	}
	return (
		<TextControl
			{ ...MARGINLESS }
			{ ...{ label, help, onChange } }
			type={ kind === 'date' ? 'date' : 'text' }
			placeholder={ field.placeholder }
			value={ String( value ?? '' ) }
		/>
	);
}
