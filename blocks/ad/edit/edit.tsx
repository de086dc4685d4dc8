import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { ExternalLink, PanelBody, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ServerPreview,
	useIsPreview,
	withPictures,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';
import { RotationSettings } from './settings';
import { SourceField } from './source';
import { useAds } from './use-ads';

/** One of the ads as the server prints it, or what to do to get there. */
export function Edit( block: EditProps< Attributes > ) {
	const { ad, group } = block.attributes;
	const isChosen = !! ( ad || group );
	const isPreview = useIsPreview();
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Advertisement', 'frontage' ) }>
					<SourceField { ...block } />
					<Manage />
				</PanelBody>
				{ ! ad && <RotationSettings { ...block } /> }
			</InspectorControls>
			<div { ...useBlockProps() }>
				{ isPreview && <Sample /> }
				{ ! isPreview && isChosen && (
					<ServerPreview
						block={ metadata.name }
						attributes={ block.attributes }
						empty={ <Empty { ...block } isChosen /> }
					/>
				) }
				{ ! isPreview && ! isChosen && <Empty { ...block } /> }
			</div>
		</>
	);
}

/** What an ad may look like, where there is no choice of one. */
const Sample = () => (
	<div className="frontage-ad-sample">
		<small>{ __( 'Advertisement', 'frontage' ) }</small>
		<img src={ withPictures( 'market.webp' ) } alt="" />
	</div>
);

/** Says why there is no ad, and lets the author choose another one. */
function Empty( {
	isChosen,
	...block
}: EditProps< Attributes > & { isChosen?: boolean } ) {
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Advertisement', 'frontage' ) }
			instructions={
				isChosen
					? __(
							'No ad is running here: it is paused, not scheduled for now, or its budget is used up. Visitors see nothing.',
							'frontage'
						)
					: __( 'Select a group of ads or an ad.', 'frontage' )
			}
		>
			<SourceField { ...block } />
			<Manage />
		</Placeholder>
	);
}

/** Leads to the screen where ads are made. */
function Manage() {
	const manage = useAds()?.manage;
	return manage ? (
		<ExternalLink href={ manage }>
			{ __( 'Manage ads', 'frontage' ) }
		</ExternalLink>
	) : null;
}
