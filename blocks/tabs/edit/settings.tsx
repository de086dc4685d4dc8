import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	defaultsIn,
	type Choice,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { nameOf } from './name-of';
import type { EditedTab } from './types';
import type { Attributes } from '../attributes';

interface Props extends SettingsProps< Attributes > {
	tabs: EditedTab[];
}

/** Without the orientation, which is set by the toolbar and the variations. */
const DEFAULTS = defaultsIn( metadata, [
	'initial',
	'activation',
	'stack',
	'label',
] );

const choices = ( tabs: EditedTab[] ): Choice< Attributes >[] => [
	{
		name: 'initial',
		label: __( 'Open by default', 'frontage' ),
		options: Object.fromEntries(
			tabs.map( ( { title }, index ) => [
				index,
				nameOf( title, index ),
			] )
		),
	},
	{
		name: 'activation',
		label: __( 'Arrow keys', 'frontage' ),
		options: {
			automatic: __( 'Open the tab immediately', 'frontage' ),
			manual: __( 'Move focus only; Enter opens the tab', 'frontage' ),
		},
	},
	{
		name: 'stack',
		label: __( 'Stack vertically', 'frontage' ),
		options: {
			narrow: __( 'On phones (below 768 px)', 'frontage' ),
			toolkit: __(
				'On phones and small tablets (below 960 px)',
				'frontage'
			),
			never: __( 'Never', 'frontage' ),
		},
	},
];

/** The settings sidebar. */
export function TabsSettings( { tabs, ...block }: Props ) {
	return (
		<BlockSettings
			label={ __( 'Tabs', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			{ choices( tabs ).map( ( choice ) => (
				<ChoiceField< Attributes > key={ choice.name } { ...choice } />
			) ) }
			<TextField
				name="label"
				label={ __( 'Screen reader label', 'frontage' ) }
			/>
		</BlockSettings>
	);
}
