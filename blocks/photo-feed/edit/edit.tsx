import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	FeedModeration,
	FeedSetup,
	ServerPreview,
	useIsPreview,
	type EditProps,
	type FeedSource,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';
import { Sample } from './sample';
import { FeedSettings } from './settings';

/** The network that is chosen at first. */
const NETWORK = 'instagram';

/** The feed as the server prints it; until there is one, a sample and the steps to connect. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { source, hideWords, hidePosts } = attributes;
	const isPreview = useIsPreview();
	const choose = ( chosen: FeedSource ) =>
		setAttributes( { source: chosen, hidePosts: [] } );
	const setup = (
		<FeedSetup
			key={ source.id }
			source={ source }
			network={ NETWORK }
			onChoose={ choose }
		/>
	);
	return (
		<>
			<InspectorControls>
				{ source.id && (
					<PanelBody title={ __( 'Feed', 'frontage' ) }>
						{ setup }
					</PanelBody>
				) }
				<FeedSettings { ...block } />
				{ source.id && (
					<FeedModeration
						source={ source }
						hideWords={ hideWords }
						hidePosts={ hidePosts }
						onChange={ setAttributes }
					/>
				) }
			</InspectorControls>
			<div { ...useBlockProps() }>
				{ source.id ? (
					<ServerPreview
						block={ metadata.name }
						attributes={ attributes }
						empty={
							<Placeholder
								icon={ icon }
								label={ __( 'Photo Feed', 'frontage' ) }
								instructions={ __(
									'There are no photos yet. Visitors see nothing here until there are.',
									'frontage'
								) }
							/>
						}
					/>
				) : (
					<>
						{ ! isPreview && (
							<Placeholder
								icon={ icon }
								label={ __( 'Photo Feed', 'frontage' ) }
								isColumnLayout
							>
								{ setup }
							</Placeholder>
						) }
						<Sample
							columns={ attributes.columns }
							isPreview={ isPreview }
						/>
					</>
				) }
			</div>
		</>
	);
}
