import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	LongTextField,
	defaultsIn,
	useFeedNetworks,
	withMissing,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import type { useDescribed } from './describe';
import { KeyHint } from './key-hint';
import { PostList } from './post-list';

const STYLE = defaultsIn( metadata, [
	'layout',
	'columns',
	'length',
	'hasAuthor',
	'hasPictures',
	'hasDate',
	'hasCounts',
] );

interface Props extends SettingsProps< Attributes > {
	described: ReturnType< typeof useDescribed >;
}

/**
 * Returns the labels of networks: those that we know, and those of other plugins as soon as the server has named them.
 *
 * @param chosen Slug of the network that is chosen; it is kept if its plugin is not active.
 */
function useNetworks( chosen: string ): Record< string, string > {
	const own = {
		mastodon: 'Mastodon',
		bluesky: 'Bluesky',
		rss: __( 'RSS or Atom', 'frontage' ),
		x: 'X',
		facebook: 'Facebook',
		instagram: 'Instagram',
	};
	const known = useFeedNetworks( chosen );
	const all = {
		...Object.fromEntries(
			( known ?? [] ).map( ( { slug, title } ) => [ slug, title ] )
		),
		...own,
	};
	return known || chosen in all
		? withMissing( all, [ chosen ] )
		: { ...all, [ chosen ]: '…' };
}

/** The three steps of the sidebar: connect, choose, look. */
export function FeedSettings( { described, ...block }: Props ) {
	const { layout, network } = block.attributes;
	return (
		<>
			<BlockSettings
				label={ __( '1. Connect', 'frontage' ) }
				defaults={ defaultsIn( metadata, [ 'network', 'url' ] ) }
				{ ...block }
			>
				<ChoiceField< Attributes >
					name="network"
					label={ __( 'Network', 'frontage' ) }
					options={ useNetworks( block.attributes.network ) }
				/>
				<KeyHint network={ network } />
				<TextField
					name="url"
					label={ __( 'Address', 'frontage' ) }
					placeholder="https://"
					help={ __(
						'Of the profile, page or feed, as your browser shows it. It stays on your page as a link if you turn this plugin off.',
						'frontage'
					) }
				/>
			</BlockSettings>
			<BlockSettings
				label={ __( '2. Choose posts', 'frontage' ) }
				defaults={ defaultsIn( metadata, [
					'count',
					'hasMore',
					'hideWords',
					'hiddenPosts',
				] ) }
				{ ...block }
			>
				<RangeField
					name="count"
					label={ __( 'Number of posts', 'frontage' ) }
					max={ 24 }
				/>
				{ layout !== 'carousel' && (
					<ToggleField
						name="hasMore"
						label={ __( 'Button for more posts', 'frontage' ) }
					/>
				) }
				<LongTextField
					name="hideWords"
					label={ __( 'Hide posts with these words', 'frontage' ) }
					help={ __(
						'Whole words or short phrases, separated by commas.',
						'frontage'
					) }
				/>
				<PostList posts={ described.known?.posts ?? [] } { ...block } />
			</BlockSettings>
			<BlockSettings
				label={ __( '3. Look', 'frontage' ) }
				defaults={ STYLE }
				{ ...block }
			>
				<ChoiceField< Attributes >
					name="layout"
					label={ __( 'Layout', 'frontage' ) }
					options={ {
						masonry: __( 'Masonry', 'frontage' ),
						list: __( 'List', 'frontage' ),
						carousel: __( 'Carousel', 'frontage' ),
					} }
				/>
				{ layout !== 'list' && (
					<RangeField
						name="columns"
						label={ __( 'Columns', 'frontage' ) }
						max={ 4 }
					/>
				) }
				<RangeField
					name="length"
					label={ __( 'Characters of a post', 'frontage' ) }
					help={ __( '0 shows all.', 'frontage' ) }
					min={ 0 }
					max={ 1000 }
					step={ 50 }
				/>
				<ToggleField
					name="hasAuthor"
					label={ __( 'Author', 'frontage' ) }
				/>
				<ToggleField
					name="hasPictures"
					label={ __( 'Pictures', 'frontage' ) }
				/>
				<ToggleField
					name="hasDate"
					label={ __( 'Date', 'frontage' ) }
				/>
				<ToggleField
					name="hasCounts"
					label={ __( 'Likes, replies and reposts', 'frontage' ) }
				/>
			</BlockSettings>
		</>
	);
}
