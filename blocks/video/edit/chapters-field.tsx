import { TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Field, useField } from '@frontage/editor';
import { chaptersIn, linesOf, type Chapter } from './chapters';

/** The chapters as lines; what is typed stays until the author leaves the field. */
export function ChaptersField() {
	const { value, change } = useField( 'chapters' );
	const [ typed, type ] = useState< string | null >( null );
	const label = __( 'Chapters', 'frontage' );
	return (
		<Field name="chapters" label={ label }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ label }
				help={ __(
					'One in each line: time and title, such as 1:30 The harbour. Visitors can jump to them.',
					'frontage'
				) }
				rows={ 4 }
				value={ typed ?? linesOf( value as Chapter[] ) }
				onChange={ ( text ) => {
					type( text );
					change( chaptersIn( text ) );
				} }
				onBlur={ () => type( null ) }
			/>
		</Field>
	);
}
