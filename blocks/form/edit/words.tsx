import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** The message keys of S1 §8 that this form uses. */
const keys = (): Record< string, string > => ( {
	fill_message: __( 'Above fields that are empty', 'frontage' ),
	contact_error_message: __( 'Above fields that are wrong', 'frontage' ),
	missing: __( 'At an empty field', 'frontage' ),
	invalid: __( 'At a wrong email address', 'frontage' ),
	wrong_checkbox: __( 'Where nothing is chosen', 'frontage' ),
	captcha: __( 'Before the sum', 'frontage' ),
	wrong_captcha: __( 'At a wrong sum', 'frontage' ),
} );

interface Props {
	words: Record< string, string >;
	onChange: ( words: Record< string, string > | undefined ) => void;
}

/** What the form says when something is not right, in the author's own words. */
export function WordsPanel( { words, onChange }: Props ) {
	return (
		<PanelBody title={ __( 'Wording', 'frontage' ) } initialOpen={ false }>
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
					'Empty fields say what they say by themselves.',
					'frontage'
				) }
			</p>
		</PanelBody>
	);
}
