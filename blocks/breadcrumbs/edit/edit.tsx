import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview, useIsPreview, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';
import { SampleBreadcrumbs } from './sample';
import { BreadcrumbsSettings } from './settings';

type Props = EditProps< Attributes, { postId?: number } >;

/** The way to the edited post, as the server prints it. */
export const Edit = ( block: Props ) => (
	<>
		<InspectorControls>
			<BreadcrumbsSettings { ...block } />
		</InspectorControls>
		<div { ...useBlockProps() }>
			{ useIsPreview() ? (
				<SampleBreadcrumbs { ...block.attributes } />
			) : (
				<Way { ...block } />
			) }
		</div>
	</>
);

const Way = ( { attributes, context }: Props ) => (
	<ServerPreview
		block={ metadata.name }
		attributes={ attributes }
		post={ context.postId }
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
);
