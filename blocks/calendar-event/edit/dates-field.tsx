import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { Field, useField, type FieldProps } from '@frontage/editor';

/** A list of dates in one line of text. */
export function DatesField( { name, label, help }: FieldProps ) {
	const { value, change } = useField( name );
	const saved = ( ( value ?? [] ) as string[] ).join( ', ' );
	const [ typed, setTyped ] = useState< string | null >( null );
	return (
		<Field name={ name } label={ label }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ help }
				value={ typed ?? saved }
				onChange={ ( text ) => {
					setTyped( text );
					change(
						text
							.split( ',' )
							.map( ( date ) => date.trim() )
							.filter( Boolean )
					);
				} }
				onBlur={ () => setTyped( null ) }
			/>
		</Field>
	);
}
