import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const STYLE = defaultsIn( metadata, [
	'arrangement',
	'columns',
	'thumbnailShape',
	'hasThumbnails',
	'hasTitles',
	'hasDescriptions',
] );

const VIDEOS = defaultsIn( metadata, [
	'playlist',
	'pageSize',
	'paging',
	'playsIn',
	'playsNext',
	'label',
] );

/** The settings sidebar. */
export const GallerySettings = ( block: SettingsProps< Attributes > ) => (
	<>
		<BlockSettings
			label={ __( 'Videos', 'frontage' ) }
			defaults={ VIDEOS }
			{ ...block }
		>
			{ ( block.attributes.playlist ||
				! block.attributes.videos.length ) && (
				<TextField
					name="playlist"
					label={ __( 'Playlist or channel', 'frontage' ) }
					help={ __(
						'Its address at YouTube, Vimeo or PeerTube.',
						'frontage'
					) }
				/>
			) }
			<ChoiceField< Attributes >
				name="playsIn"
				label={ __( 'Videos play', 'frontage' ) }
				options={ {
					top: __( 'In a player above the list', 'frontage' ),
					place: __( 'In place of the thumbnail', 'frontage' ),
				} }
			/>
			<ToggleField
				name="playsNext"
				label={ __( 'Play the next video automatically', 'frontage' ) }
			/>
			<ChoiceField< Attributes >
				name="paging"
				label={ __( 'More videos', 'frontage' ) }
				options={ {
					pages: __( 'Pages', 'frontage' ),
					more: __( '“Load more” button', 'frontage' ),
					none: __( 'None', 'frontage' ),
				} }
			/>
			<RangeField
				name="pageSize"
				label={ __( 'Videos per page', 'frontage' ) }
				min={ 1 }
				max={ 50 }
			/>
			<TextField
				name="label"
				label={ __( 'Label', 'frontage' ) }
				help={ __( 'For screen readers.', 'frontage' ) }
			/>
		</BlockSettings>
		<BlockSettings
			label={ __( 'Layout', 'frontage' ) }
			defaults={ STYLE }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="arrangement"
				label={ __( 'Arrangement', 'frontage' ) }
				options={ {
					grid: __( 'Grid', 'frontage' ),
					list: __( 'List beside the player', 'frontage' ),
					strip: __( 'Scrolling row', 'frontage' ),
				} }
			/>
			{ block.attributes.arrangement === 'grid' && (
				<RangeField
					name="columns"
					label={ __( 'Columns', 'frontage' ) }
					min={ 1 }
					max={ 6 }
				/>
			) }
			<ToggleField
				name="hasThumbnails"
				label={ __( 'Thumbnails', 'frontage' ) }
			/>
			{ block.attributes.hasThumbnails && (
				<ChoiceField< Attributes >
					name="thumbnailShape"
					label={ __( 'Shape of thumbnails', 'frontage' ) }
					options={ {
						screen: __( 'Screen (16:9)', 'frontage' ),
						photo: __( 'Photo (4:3)', 'frontage' ),
						square: __( 'Square', 'frontage' ),
						upright: __( 'Portrait (9:16)', 'frontage' ),
					} }
				/>
			) }
			<ToggleField
				name="hasTitles"
				label={ __( 'Titles', 'frontage' ) }
			/>
			<ToggleField
				name="hasDescriptions"
				label={ __( 'Descriptions', 'frontage' ) }
			/>
		</BlockSettings>
	</>
);
