import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { ItemsField } from './items-field';

const LINKS = defaultsIn( metadata, [
	'source',
	'deepestLevel',
	'exclude',
	'items',
	'label',
] );
const APPEARANCE = defaultsIn( metadata, [
	'look',
	'place',
	'side',
	'onPhones',
] );
const SCROLL = defaultsIn( metadata, [ 'duration', 'threshold' ] );

/** The block's settings in the sidebar. */
export const NavSettings = ( block: EditProps< Attributes > ) => (
	<>
		<BlockSettings
			label={ __( 'Links', 'frontage' ) }
			defaults={ LINKS }
			{ ...block }
		>
			<Links { ...block } />
		</BlockSettings>
		<BlockSettings
			label={ __( 'Appearance', 'frontage' ) }
			defaults={ APPEARANCE }
			{ ...block }
		>
			<Appearance { ...block.attributes } />
		</BlockSettings>
		<BlockSettings
			label={ __( 'Scrolling', 'frontage' ) }
			defaults={ SCROLL }
			isCollapsed
			{ ...block }
		>
			<RangeField
				name="duration"
				label={ __( 'Scroll duration (ms)', 'frontage' ) }
				help={ __(
					'Visitors who prefer reduced motion get there at once.',
					'frontage'
				) }
				min={ 0 }
				max={ 3000 }
				step={ 50 }
			/>
			<RangeField
				name="threshold"
				label={ __( 'Threshold', 'frontage' ) }
				help={ __(
					'A section is current once its top is above this part of the window: 0.5 is the middle.',
					'frontage'
				) }
				min={ 0.1 }
				max={ 0.9 }
				step={ 0.1 }
			/>
		</BlockSettings>
	</>
);

const Links = ( block: EditProps< Attributes > ) => (
	<>
		<ChoiceField< Attributes >
			name="source"
			label={ __( 'Links lead to', 'frontage' ) }
			options={ {
				headings: __( 'Headings of the page', 'frontage' ),
				sections: __( 'Groups with an HTML anchor', 'frontage' ),
				items: __( 'Custom anchors', 'frontage' ),
			} }
		/>
		{ block.attributes.source === 'headings' && (
			<RangeField
				name="deepestLevel"
				label={ __( 'Deepest heading level', 'frontage' ) }
				min={ 2 }
				max={ 4 }
			/>
		) }
		{ block.attributes.source === 'items' ? (
			<ItemsField { ...block } />
		) : (
			<TextField
				name="exclude"
				label={ __( 'Exclude', 'frontage' ) }
				help={ __(
					'CSS selectors of headings or their containers, such as .quiet or #footer h2.',
					'frontage'
				) }
			/>
		) }
		<TextField
			name="label"
			label={ __( 'Label for screen readers', 'frontage' ) }
			placeholder={ __( 'On this page', 'frontage' ) }
		/>
	</>
);

const Appearance = ( { place }: Attributes ) => (
	<>
		<ChoiceField< Attributes >
			name="look"
			label={ __( 'Links are', 'frontage' ) }
			options={ {
				dots: __( 'Dots', 'frontage' ),
				labels: __( 'Labels', 'frontage' ),
			} }
		/>
		<ChoiceField< Attributes >
			name="place"
			label={ __( 'Position', 'frontage' ) }
			options={ {
				fixed: __( 'At the side of the window', 'frontage' ),
				inline: __( 'In its place', 'frontage' ),
			} }
		/>
		{ place === 'fixed' && (
			<>
				<ChoiceField< Attributes >
					name="side"
					label={ __( 'Side', 'frontage' ) }
					options={ {
						end: __( 'Right (end)', 'frontage' ),
						start: __( 'Left (start)', 'frontage' ),
					} }
				/>
				<ChoiceField< Attributes >
					name="onPhones"
					label={ __( 'On phones', 'frontage' ) }
					options={ {
						row: __( 'A row of labels at the top', 'frontage' ),
						hidden: __( 'Hidden', 'frontage' ),
					} }
				/>
			</>
		) }
	</>
);
