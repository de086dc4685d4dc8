import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Returns the message keys of S1 §8 that this form uses. */
const keys = (): Record< string, string > => ( {
	fill_message: __( 'Above the list of empty fields', 'frontage' ),
	contact_error_message: __( 'Above the list of invalid fields', 'frontage' ),
	missing: __( 'Empty field', 'frontage' ),
	invalid: __( 'Invalid email address', 'frontage' ),
	wrong_checkbox: __( 'No option selected', 'frontage' ),
	consent: __( 'Consent checkbox not selected', 'frontage' ),
	captcha: __( 'Before the math question', 'frontage' ),
	wrong_captcha: __( 'Wrong answer to the math question', 'frontage' ),
} );

interface Props {
	words: Record< string, string >;
	onChange: ( words: Record< string, string > | undefined ) => void;
}

/** Panel for custom error messages. */
export function LabelsPanel( { words, onChange }: Props ) {
	return (
		<PanelBody
			title={ __( 'Custom messages', 'frontage' ) }
			initialOpen={ false }
		>
			{ Object.entries( keys() ).map( ( [ key, label ] ) => (
				<TextControl
					key={ key }
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ label }
					maxLength={ 300 }
					value={ words[ key ] ?? '' }
					onChange={ ( text ) => {
						const { [ key ]: _, ...others } = words;
						const next = text
							? { ...others, [ key ]: text }
							: others;
						onChange(
							Object.keys( next ).length ? next : undefined
						);
					} }
				/>
			) ) }
			<p>
				{ __(
					'Leave a field empty to use the default message.',
					'frontage'
				) }
			</p>
		</PanelBody>
	);
}
