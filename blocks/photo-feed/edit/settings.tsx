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

const {
	source: _source,
	hideWords: _words,
	hidePosts: _posts,
	anchor: _anchor,
	...DEFAULTS
} = defaultsIn( metadata );

/** The look of the feed. */
export function FeedSettings( block: SettingsProps< Attributes > ) {
	const { layout, hasMore } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'Photos', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="layout"
				label={ __( 'Layout', 'frontage' ) }
				options={ {
					grid: __( 'Grid', 'frontage' ),
					masonry: __( 'Masonry', 'frontage' ),
					carousel: __( 'Carousel', 'frontage' ),
				} }
			/>
			<RangeField
				name="count"
				label={ __( 'Number of photos', 'frontage' ) }
				max={ 50 }
			/>
			<RangeField
				name="columns"
				label={ __( 'Columns', 'frontage' ) }
				max={ 8 }
			/>
			<RangeField
				name="columnsTablet"
				label={ __( 'Columns on tablets', 'frontage' ) }
				max={ 8 }
			/>
			<RangeField
				name="columnsPhone"
				label={ __( 'Columns on phones', 'frontage' ) }
				max={ 4 }
			/>
			{ layout !== 'masonry' && (
				<ChoiceField< Attributes >
					name="ratio"
					label={ __( 'Aspect ratio', 'frontage' ) }
					options={ {
						'1/1': __( 'Square (1:1)', 'frontage' ),
						'4/5': __( 'Portrait (4:5)', 'frontage' ),
						'3/4': __( 'Portrait (3:4)', 'frontage' ),
					} }
				/>
			) }
			<ChoiceField< Attributes >
				name="captions"
				label={ __( 'Captions', 'frontage' ) }
				options={ {
					none: __( 'None', 'frontage' ),
					below: __( 'Below the photo', 'frontage' ),
					hover: __( 'Over the photo', 'frontage' ),
				} }
			/>
			<ToggleField
				name="hasLikes"
				label={ __( 'Show number of likes', 'frontage' ) }
			/>
			<ToggleField
				name="hasHeader"
				label={ __( 'Show profile', 'frontage' ) }
			/>
			<ChoiceField< Attributes >
				name="linkTo"
				label={ __( 'On click', 'frontage' ) }
				options={ {
					lightbox: __( 'Open in lightbox', 'frontage' ),
					post: __( 'Open the post', 'frontage' ),
				} }
			/>
			{ layout !== 'carousel' && (
				<ToggleField
					name="hasMore"
					label={ __( 'Show button for more photos', 'frontage' ) }
				/>
			) }
			{ layout !== 'carousel' && hasMore && (
				<TextField
					name="moreText"
					label={ __( 'Button text', 'frontage' ) }
					placeholder={ __( 'Load more', 'frontage' ) }
				/>
			) }
			<TextField
				name="label"
				label={ __( 'Label for screen readers', 'frontage' ) }
			/>
		</BlockSettings>
	);
}
