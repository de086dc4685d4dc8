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

const CONTENT = defaultsIn( metadata, [
	'source',
	'label',
	'hasDate',
	'newTab',
] );
const BEHAVIOR = defaultsIn( metadata, [
	'look',
	'effect',
	'delay',
	'direction',
	'speed',
] );

/** The settings sidebar. */
export function NewsTickerSettings( block: SettingsProps< Attributes > ) {
	const { source, look } = block.attributes;
	return (
		<>
			<BlockSettings
				label={ __( 'Content', 'frontage' ) }
				defaults={ CONTENT }
				{ ...block }
			>
				<Headlines isPosts={ source === 'posts' } />
			</BlockSettings>
			<BlockSettings
				label={ __( 'Behavior', 'frontage' ) }
				defaults={ BEHAVIOR }
				isCollapsed
				{ ...block }
			>
				<ChoiceField< Attributes >
					name="look"
					label={ __( 'Movement', 'frontage' ) }
					options={ {
						turns: __( 'One at a time', 'frontage' ),
						scroll: __( 'Continuous scroll', 'frontage' ),
					} }
				/>
				{ look === 'turns' ? <Turns /> : <Passing /> }
			</BlockSettings>
		</>
	);
}

const Headlines = ( { isPosts }: { isPosts: boolean } ) => (
	<>
		<ChoiceField< Attributes >
			name="source"
			label={ __( 'Headlines', 'frontage' ) }
			options={ {
				posts: __( 'From posts', 'frontage' ),
				list: __( 'Custom list', 'frontage' ),
			} }
		/>
		<TextField
			name="label"
			label={ __( 'Ticker label', 'frontage' ) }
			placeholder={ __( 'News', 'frontage' ) }
		/>
		{ isPosts && (
			<>
				<ToggleField
					name="hasDate"
					label={ __( 'Date', 'frontage' ) }
				/>
				<ToggleField
					name="newTab"
					label={ __( 'Open in new tab', 'frontage' ) }
				/>
			</>
		) }
	</>
);

const Turns = () => (
	<>
		<ChoiceField< Attributes >
			name="effect"
			label={ __( 'Effect', 'frontage' ) }
			options={ {
				up: __( 'Slide up', 'frontage' ),
				sideways: __( 'Slide horizontally', 'frontage' ),
				fade: __( 'Fade', 'frontage' ),
			} }
		/>
		<RangeField
			name="delay"
			label={ __( 'Display time (ms)', 'frontage' ) }
			min={ 2000 }
			max={ 20000 }
			step={ 500 }
		/>
	</>
);

const Passing = () => (
	<>
		<ChoiceField< Attributes >
			name="direction"
			label={ __( 'Direction', 'frontage' ) }
			options={ {
				start: __( 'To the left (start)', 'frontage' ),
				end: __( 'To the right (end)', 'frontage' ),
			} }
		/>
		<RangeField
			name="speed"
			label={ __( 'Speed', 'frontage' ) }
			help={ __( 'Pixels per second.', 'frontage' ) }
			min={ 10 }
			max={ 400 }
			step={ 10 }
		/>
	</>
);
