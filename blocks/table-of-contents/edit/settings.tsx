import { __, sprintf } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { ChecksField } from './checks';
import type { Attributes } from '../attributes';

const LIST = defaultsIn( metadata, [
	'levels',
	'exclude',
	'isHierarchical',
	'collapsesSubitems',
	'openLevels',
	'marker',
	'hasCustomStyle',
	'customStyleList',
] );
const TITLE = defaultsIn( metadata, [
	'titleTag',
	'isMinimizable',
	'minimizedOn',
] );
const LENGTH = defaultsIn( metadata, [ 'maxItems', 'overflow', 'minHeight' ] );

const LEVELS = [ 1, 2, 3, 4, 5, 6 ].map(
	( level ) =>
		[
			level,
			/* translators: %d: level of a heading, from 1 to 6. */
			sprintf( __( 'Level %d', 'frontage' ), level ),
		] as const
);

const MARKS = {
	disc: __( 'Disc', 'frontage' ),
	circle: __( 'Circle', 'frontage' ),
	square: __( 'Square', 'frontage' ),
	decimal: '1, 2, 3',
	'decimal-leading-zero': '01, 02, 03',
	'lower-alpha': 'a, b, c',
	'upper-alpha': 'A, B, C',
	'lower-roman': 'i, ii, iii',
	'upper-roman': 'I, II, III',
	none: __( 'None', 'frontage' ),
};

const TAGS = {
	h2: __( 'Heading 2', 'frontage' ),
	h3: __( 'Heading 3', 'frontage' ),
	h4: __( 'Heading 4', 'frontage' ),
	p: __( 'No heading', 'frontage' ),
};

/** Settings for what is listed, and how. */
export const ContentsSettings = ( block: EditProps< Attributes > ) => (
	<>
		<BlockSettings
			label={ __( 'List', 'frontage' ) }
			defaults={ LIST }
			{ ...block }
		>
			<List { ...block.attributes } />
		</BlockSettings>
		<BlockSettings
			label={ __( 'Title', 'frontage' ) }
			defaults={ TITLE }
			isCollapsed
			{ ...block }
		>
			<Title { ...block.attributes } />
		</BlockSettings>
		<BlockSettings
			label={ __( 'Length', 'frontage' ) }
			defaults={ LENGTH }
			isCollapsed
			{ ...block }
		>
			<Length { ...block.attributes } />
		</BlockSettings>
	</>
);

const List = ( {
	isHierarchical,
	collapsesSubitems,
	hasCustomStyle,
}: Attributes ) => (
	<>
		<ChecksField
			name="levels"
			label={ __( 'Headings', 'frontage' ) }
			options={ LEVELS }
		/>
		<TextField
			name="exclude"
			label={ __( 'Exclude', 'frontage' ) }
			help={ __(
				'CSS selectors of headings or their containers, such as .quiet or #footer h2.',
				'frontage'
			) }
		/>
		<ToggleField
			name="isHierarchical"
			label={ __( 'Nest subheadings', 'frontage' ) }
		/>
		{ isHierarchical && (
			<ToggleField
				name="collapsesSubitems"
				label={ __(
					'Show subheadings only in the current section',
					'frontage'
				) }
			/>
		) }
		{ isHierarchical && collapsesSubitems && (
			<RangeField
				name="openLevels"
				label={ __( 'Levels always shown', 'frontage' ) }
				max={ 3 }
			/>
		) }
		<ChoiceField< Attributes >
			name="marker"
			label={ __( 'List markers', 'frontage' ) }
			options={ {
				numbers: __( 'Numbers', 'frontage' ),
				bullets: __( 'Bullets', 'frontage' ),
			} }
		/>
		<ToggleField
			name="hasCustomStyle"
			label={ __( 'Use custom markers', 'frontage' ) }
		/>
		{ hasCustomStyle && (
			<ChoiceField< Attributes >
				name="customStyleList"
				label={ __( 'Marker type', 'frontage' ) }
				options={ MARKS }
			/>
		) }
	</>
);

const Title = ( { isMinimizable }: Attributes ) => (
	<>
		<ChoiceField< Attributes >
			name="titleTag"
			label={ __( 'Title level', 'frontage' ) }
			options={ TAGS }
		/>
		<ToggleField
			name="isMinimizable"
			label={ __(
				'Collapse and expand by clicking the title',
				'frontage'
			) }
		/>
		{ isMinimizable && (
			<ChoiceField< Attributes >
				name="minimizedOn"
				label={ __( 'Collapsed by default', 'frontage' ) }
				options={ {
					none: __( 'Never', 'frontage' ),
					phone: __( 'On phones', 'frontage' ),
					tablet: __( 'On phones and tablets', 'frontage' ),
					desktop: __( 'Everywhere', 'frontage' ),
				} }
			/>
		) }
	</>
);

const Length = ( { maxItems }: Attributes ) => (
	<>
		<RangeField
			name="maxItems"
			label={ __( 'Sections shown at once (0 for all)', 'frontage' ) }
			min={ 0 }
			max={ 30 }
		/>
		{ maxItems > 0 && (
			<ChoiceField< Attributes >
				name="overflow"
				label={ __( 'Other sections', 'frontage' ) }
				options={ {
					more: __( 'Show with a button', 'frontage' ),
					scroll: __( 'Scroll the list', 'frontage' ),
				} }
			/>
		) }
		<RangeField
			name="minHeight"
			label={ __( 'Minimum height (px)', 'frontage' ) }
			min={ 0 }
			max={ 800 }
			step={ 10 }
		/>
	</>
);
