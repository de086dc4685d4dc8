import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	Field,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	useField,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import type { Tag } from './tags';

const TAGS = defaultsIn( metadata, [
	'mode',
	'initial',
	'hasCounts',
	'allLabel',
	'emptyText',
	'label',
] );
const SORTING = defaultsIn( metadata, [ 'sortBy', 'sortLabel' ] );
const ITEMS = defaultsIn( metadata, [ 'minWidth', 'duration' ] );

interface Props extends SettingsProps< Attributes > {
	tags: Tag[];
}

/** The settings sidebar. */
export const FilterSettings = ( { tags, ...block }: Props ) => (
	<>
		<BlockSettings
			label={ __( 'Filter', 'frontage' ) }
			defaults={ TAGS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="mode"
				label={ __( 'Visitors select', 'frontage' ) }
				options={ {
					single: __( 'One tag at a time', 'frontage' ),
					any: __( 'Several: items with any of them', 'frontage' ),
					all: __( 'Several: items with all of them', 'frontage' ),
				} }
			/>
			<InitialField tags={ tags } />
			<ToggleField
				name="hasCounts"
				label={ __( 'Show number of items', 'frontage' ) }
			/>
			<TextField
				name="allLabel"
				label={ __( 'Label for all items', 'frontage' ) }
				placeholder={ __( 'All', 'frontage' ) }
			/>
			{ block.attributes.mode === 'all' && (
				<TextField
					name="emptyText"
					label={ __( 'Text if no items match', 'frontage' ) }
					placeholder={ __(
						'No items match your selection.',
						'frontage'
					) }
				/>
			) }
			<TextField
				name="label"
				label={ __( 'Screen reader label', 'frontage' ) }
				placeholder={ __( 'Filter', 'frontage' ) }
			/>
		</BlockSettings>
		<BlockSettings
			label={ __( 'Sorting', 'frontage' ) }
			defaults={ SORTING }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="sortBy"
				label={ __( 'Visitors sort by', 'frontage' ) }
				help={ __(
					'Each item has a setting for the value it is sorted by.',
					'frontage'
				) }
				options={ {
					none: __( 'Nothing', 'frontage' ),
					text: __( 'Text', 'frontage' ),
					number: __( 'Number', 'frontage' ),
					date: __( 'Date', 'frontage' ),
				} }
			/>
			{ block.attributes.sortBy !== 'none' && (
				<TextField
					name="sortLabel"
					label={ __( 'Name of the value', 'frontage' ) }
					help={ __( 'For example, “Price”.', 'frontage' ) }
				/>
			) }
		</BlockSettings>
		<BlockSettings
			label={ __( 'Items', 'frontage' ) }
			defaults={ ITEMS }
			isCollapsed
			{ ...block }
		>
			<RangeField
				name="minWidth"
				label={ __( 'Minimum width (px)', 'frontage' ) }
				min={ 80 }
				max={ 1200 }
				step={ 10 }
			/>
			<RangeField
				name="duration"
				label={ __( 'Transition duration (ms)', 'frontage' ) }
				min={ 0 }
				max={ 2000 }
				step={ 50 }
			/>
		</BlockSettings>
	</>
);

function InitialField( { tags }: Pick< Props, 'tags' > ) {
	const { value, change } = useField( 'initial' );
	const label = __( 'Selected by default', 'frontage' );
	return (
		<Field name="initial" label={ label }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ String( value ) }
				options={ [
					{ value: '', label: __( 'All', 'frontage' ) },
					...tags.map( ( { name } ) => ( {
						value: name,
						label: name,
					} ) ),
				] }
				onChange={ change }
			/>
		</Field>
	);
}
