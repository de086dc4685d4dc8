import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	FieldEdit,
	LongTextField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'required',
	'help',
	'width',
	'name',
	'terms',
] );

export function Edit( props: EditProps< Attributes > ) {
	const { terms } = props.attributes;
	return (
		<FieldEdit
			{ ...props }
			defaults={ DEFAULTS }
			isBox
			before={
				terms && (
					<RichText
						tagName="div"
						className="frontage-form__terms"
						value={ terms }
						onChange={ ( text: string ) =>
							props.setAttributes( { terms: text } )
						}
						allowedFormats={ [
							'core/bold',
							'core/italic',
							'core/link',
						] }
						aria-label={ __( 'Terms', 'frontage' ) }
					/>
				)
			}
			settings={
				<LongTextField
					name="terms"
					label={ __( 'Text to accept', 'frontage' ) }
					help={ __(
						'Visitors can scroll it above the checkbox. Each entry keeps the text that was accepted.',
						'frontage'
					) }
				/>
			}
		>
			<input type="checkbox" disabled aria-hidden />
		</FieldEdit>
	);
}
