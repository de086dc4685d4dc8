import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Field, useField } from '@frontage/editor';

/** Setting of the steps between numbers. */
export function Step() {
	const { value, change } = useField( 'step' );
	// Keeps partial input: “0.0” may become 0.05.
	const [ typed, setTyped ] = useState( '' );
	const label = __( 'Step', 'frontage' );
	return (
		<Field name="step" label={ label }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="number"
				min={ 0 }
				step="any"
				label={ label }
				help={ __(
					'For example, 1 for whole numbers. Leave empty for any number.',
					'frontage'
				) }
				value={
					Number( typed ) === value ? typed : String( value || '' )
				}
				onChange={ ( text ) => {
					setTyped( text );
					change( Math.max( 0, Number( text ) ) );
				} }
			/>
		</Field>
	);
}
