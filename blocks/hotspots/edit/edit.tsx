import {
	InspectorControls,
	MediaPlaceholder,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { mapMarker } from '@wordpress/icons';
import {
	ChildTools,
	sizeOf,
	useOpenChild,
	type EditProps,
	type Measured,
} from '@frontage/editor';
import { EditImage } from './image';
import { HotspotsSettings } from './settings';
import type { Attributes } from '../attributes';

const SPOT = 'frontage/hotspot';

const WORDS = {
	add: __( 'Add hotspot', 'frontage' ),
	back: __( 'Move earlier in reading order', 'frontage' ),
	on: __( 'Move later in reading order', 'frontage' ),
	remove: __( 'Remove hotspot', 'frontage' ),
};

interface Media extends Measured {
	id?: number;
	url: string;
	alt?: string;
}

export function Edit( { clientId, ...block }: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const spots = useOpenChild( clientId, SPOT );
	const blockProps = useBlockProps( {
		className: `frontage-hotspots has-marker-${ attributes.marker }`,
	} );
	const layer = useInnerBlocksProps(
		{ className: 'frontage-hotspots__layer' },
		{ renderAppender: false }
	);
	if ( ! attributes.id && ! attributes.url ) {
		return (
			<div { ...blockProps }>
				<MediaPlaceholder
					icon={ mapMarker }
					labels={ {
						title: __( 'Hotspots', 'frontage' ),
						instructions: __(
							'Choose an image, then add hotspots to it.',
							'frontage'
						),
					} }
					allowedTypes={ [ 'image' ] }
					accept="image/*"
					onSelect={ ( media: Media ) =>
						setAttributes( {
							id: media.id,
							url: media.url,
							alt: media.alt,
							...sizeOf( media ),
						} )
					}
					onSelectURL={ ( url: string ) =>
						setAttributes( { id: 0, url, width: 0, height: 0 } )
					}
				/>
			</div>
		);
	}
	return (
		<>
			<ChildTools
				{ ...spots }
				count={ spots.blocks.length }
				fewest={ 0 }
				words={ WORDS }
				onAdd={ () => spots.add() }
			/>
			<InspectorControls>
				<HotspotsSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				<div className="frontage-hotspots__picture">
					<EditImage { ...block } onAdd={ spots.add } />
					<div { ...layer } />
				</div>
			</div>
		</>
	);
}
