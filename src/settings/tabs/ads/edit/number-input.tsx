import { TextControl } from '@wordpress/components';

interface Props {
	label: string;
	help?: string;
	value: number;
	min?: number;
	max?: number;
	onChange: ( value: number ) => void;
}

/** A field for a whole number; an empty one is 0. */
export const NumberInput = ( { value, onChange, ...rest }: Props ) => (
	<TextControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		type="number"
		min={ 0 }
		step={ 1 }
		{ ...rest }
		value={ value ? `${ value }` : '' }
		onChange={ ( text ) => onChange( Number( text ) || 0 ) }
	/>
);
