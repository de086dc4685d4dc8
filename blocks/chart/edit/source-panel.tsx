import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	FetchRows,
	RangeField,
	TextField,
	defaultsIn,
	type FetchedRows,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'source',
	'postType',
	'taxonomy',
	'months',
] );

interface Props extends SettingsProps< Attributes > {
	onFetched: ( url: string, fetched: FetchedRows ) => void;
}

/** Where the numbers come from. */
export function SourcePanel( { onFetched, ...block }: Props ) {
	const { source, sourceUrl } = block.attributes;
	return (
		<BlockSettings
			label={ __( 'Source', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="source"
				label={ __( 'Numbers from', 'frontage' ) }
				options={ {
					typed: __( 'The table in the editor', 'frontage' ),
					address: __( 'A CSV file at an address', 'frontage' ),
					posts: __( 'Posts by month', 'frontage' ),
					terms: __( 'Posts by category or tag', 'frontage' ),
					entries: __(
						'Form messages by month (only you)',
						'frontage'
					),
					orders: __( 'Sales by month (only you)', 'frontage' ),
				} }
			/>
			{ source === 'address' && (
				<FetchRows
					url={ sourceUrl }
					onFetched={ onFetched }
					onRemove={ () =>
						block.setAttributes( {
							source: 'typed',
							sourceUrl: '',
						} )
					}
				/>
			) }
			{ source === 'posts' && (
				<TextField
					name="postType"
					label={ __( 'Post type', 'frontage' ) }
				/>
			) }
			{ source === 'terms' && (
				<TextField
					name="taxonomy"
					label={ __( 'Taxonomy', 'frontage' ) }
				/>
			) }
			{ [ 'posts', 'entries', 'orders' ].includes( source ) && (
				<RangeField
					name="months"
					label={ __( 'Months', 'frontage' ) }
					min={ 1 }
					max={ 60 }
				/>
			) }
		</BlockSettings>
	);
}
