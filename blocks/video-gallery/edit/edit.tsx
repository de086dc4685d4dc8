import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { Controls } from './settings';

/** The live preview, with the same classes and styles as the server prints. */
export function Edit( block: EditProps< Attributes > ) {
	const { text, look, padding } = block.attributes;
	const blockProps = useBlockProps( {
		className: `frontage-video-gallery is-${ look }`,
		style: {
			'--frontage-video-gallery-padding': `${ padding }px`,
		} as CSSProperties,
	} );
	return (
		<>
			<InspectorControls>
				<Controls { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<RichText
					tagName="p"
					className="frontage-video-gallery__text"
					value={ text }
					onChange={ ( changed: string ) =>
						block.setAttributes( { text: changed } )
					}
					placeholder={ __( 'Write text…', 'frontage' ) }
					allowedFormats={ [] }
				/>
			</div>
		</>
	);
}
