import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { SchedulePanel } from './schedule-panel';

const DEFAULTS = defaultsIn( metadata, [
	'channel',
	'title',
	'shape',
	'hasChat',
] );

/** The settings sidebar. */
export const LiveSettings = ( block: SettingsProps< Attributes > ) => (
	<>
		<BlockSettings
			label={ __( 'Live stream', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<TextField
				name="channel"
				label={ __( 'Channel', 'frontage' ) }
				help={ __(
					'Address of a channel at YouTube or PeerTube. With an API key for YouTube (Integrations tab), the block knows what it streams; without one, add streams to the schedule.',
					'frontage'
				) }
			/>
			<TextField
				name="title"
				label={ __( 'Title', 'frontage' ) }
				help={ __( 'Instead of the title of the stream.', 'frontage' ) }
			/>
			<ChoiceField< Attributes >
				name="shape"
				label={ __( 'Shape', 'frontage' ) }
				options={ {
					screen: __( 'Screen (16:9)', 'frontage' ),
					photo: __( 'Photo (4:3)', 'frontage' ),
					square: __( 'Square', 'frontage' ),
					upright: __( 'Portrait (9:16)', 'frontage' ),
				} }
			/>
			<ToggleField
				name="hasChat"
				label={ __( 'Live chat', 'frontage' ) }
				help={ __(
					'YouTube only. Visitors open it with a button; it is beside the player in wide places.',
					'frontage'
				) }
			/>
		</BlockSettings>
		<SchedulePanel { ...block } />
	</>
);
