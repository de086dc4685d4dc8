import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';
import { BreadcrumbsSettings } from './settings';

/** The way to the edited post, as the server prints it. */
export const Edit = ( block: EditProps< Attributes, { postId?: number } > ) => (
	<>
		<InspectorControls>
			<BreadcrumbsSettings { ...block } />
		</InspectorControls>
		<div { ...useBlockProps() }>
			<ServerPreview
				block={ metadata.name }
				attributes={ block.attributes }
				post={ block.context.postId }
				empty={
					<Placeholder
						icon={ icon }
						label={ __( 'Breadcrumbs', 'frontage' ) }
					>
						{ __(
							'On the home page, no breadcrumbs are shown.',
							'frontage'
						) }
					</Placeholder>
				}
			/>
		</div>
	</>
);
