import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { CopyLinkSettings } from './settings';

/** The button; its words are written on it. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	return (
		<>
			<InspectorControls>
				<CopyLinkSettings { ...block } />
			</InspectorControls>
			<div { ...useBlockProps( { className: 'frontage-copy-link' } ) }>
				<span className="frontage-copy-link__button">
					<RichText
						tagName="span"
						className="frontage-copy-link__label"
						value={ attributes.label }
						onChange={ ( label: string ) =>
							setAttributes( { label } )
						}
						placeholder={ __( 'Copy link', 'frontage' ) }
						aria-label={ __( 'Text of the button', 'frontage' ) }
						allowedFormats={ [] }
						disableLineBreaks
					/>
				</span>
			</div>
		</>
	);
}
