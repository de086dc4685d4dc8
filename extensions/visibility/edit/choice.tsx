import { SelectControl, TextControl } from '@wordpress/components';
import { Setting, type PanelProps } from '@frontage/editor';

export interface ConditionProps extends Omit< PanelProps, 'onReset' > {
	/** Of the setting. */
	name: string;
	label: string;
	help?: string;
}

interface ChoiceProps extends ConditionProps {
	options: { value: string; label: string }[];
}

/** A condition that is one of several. */
export function Choice( { options, ...props }: ChoiceProps ) {
	const { name, label, help, settings, onChange } = props;
	return (
		<Setting
			label={ label }
			isSet={ !! settings[ name ] }
			onReset={ () => onChange( { [ name ]: undefined } ) }
		>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ help }
				value={ String( settings[ name ] ?? '' ) }
				options={ options }
				onChange={ ( value ) => onChange( { [ name ]: value } ) }
			/>
		</Setting>
	);
}

/** A condition that is typed. */
export function Typed( {
	type = 'text',
	...props
}: ConditionProps & { type?: 'text' | 'datetime-local' } ) {
	const { name, label, help, settings, onChange } = props;
	return (
		<Setting
			label={ label }
			isSet={ !! settings[ name ] }
			onReset={ () => onChange( { [ name ]: undefined } ) }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type={ type }
				label={ label }
				help={ help }
				value={ String( settings[ name ] ?? '' ) }
				onChange={ ( value ) => onChange( { [ name ]: value } ) }
			/>
		</Setting>
	);
}
