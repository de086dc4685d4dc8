import {
	InspectorControls,
	PlainText,
	useBlockProps,
} from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { classesOf } from './classes-of';
import { fromCodeAttribute, toCodeAttribute } from '@frontage/editor';
import { SourceCodeSettings } from './settings';
import { isTooLong, useTokens } from './use-tokens';

/** The code as visitors see it; while the block is selected, a field with its text. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes, isSelected } = block;
	const code = fromCodeAttribute( attributes.code );
	useTokens( block );
	return (
		<>
			<InspectorControls>
				<SourceCodeSettings { ...block } />
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: classesOf( attributes, code ),
				} ) }
			>
				{ code !== '' && ! isSelected ? (
					<ServerPreview
						block="frontage/source-code"
						attributes={ attributes }
						empty={ null }
					/>
				) : (
					<>
						<PlainText
							className="frontage-source-code__field"
							value={ code }
							onChange={ ( changed: string ) =>
								setAttributes( {
									code: toCodeAttribute( changed ),
								} )
							}
							placeholder={ __( 'Write code…', 'frontage' ) }
							aria-label={ __( 'Code', 'frontage' ) }
						/>
						{ isTooLong( code ) && (
							<Notice status="warning" isDismissible={ false }>
								{ __(
									'Code of more than 64 KB is shown without colors, so that phones stay fast.',
									'frontage'
								) }
							</Notice>
						) }
					</>
				) }
			</div>
		</>
	);
}
