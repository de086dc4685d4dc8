import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';
import { ShareSettings } from './settings';

/** The buttons as the server prints them; what lies at an edge of the screen lies in the text here. */
export function Edit( block: EditProps< Attributes, { postId?: number } > ) {
	return (
		<>
			<InspectorControls>
				<ShareSettings { ...block } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ block.attributes }
					post={ block.context.postId }
					empty={
						<Placeholder
							icon={ icon }
							label={ __( 'Share Buttons', 'frontage' ) }
							instructions={ __(
								'Select networks in the sidebar.',
								'frontage'
							) }
						/>
					}
				/>
			</div>
		</>
	);
}
