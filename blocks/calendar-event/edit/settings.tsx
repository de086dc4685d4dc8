import { __ } from '@wordpress/i18n';
import {
	AccentField,
	BlockSettings,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { RepeatFields } from './repeat-fields';
import type { Attributes } from '../attributes';

const WHEN = defaultsIn( metadata, [
	'start',
	'end',
	'isAllDay',
	'timeZone',
	'repeat',
	'except',
	'extra',
] );

const MORE = defaultsIn( metadata, [
	'url',
	'isExternal',
	'isNofollow',
	'accent',
] );

/** Returns the type of the fields for dates. */
const typeOf = ( isAllDay: boolean ) =>
	isAllDay ? 'date' : 'datetime-local';

/** The settings sidebar. */
export function EventSettings( block: SettingsProps< Attributes > ) {
	const { isAllDay, url } = block.attributes;
	return (
		<>
			<BlockSettings
				label={ __( 'Date', 'frontage' ) }
				defaults={ WHEN }
				{ ...block }
			>
				<ToggleField
					name="isAllDay"
					label={ __( 'All day', 'frontage' ) }
				/>
				<TextField
					name="start"
					type={ typeOf( isAllDay ) }
					label={ __( 'Start', 'frontage' ) }
				/>
				<TextField
					name="end"
					type={ typeOf( isAllDay ) }
					label={ __( 'End', 'frontage' ) }
				/>
				{ ! isAllDay && (
					<TextField
						name="timeZone"
						label={ __( 'Time zone', 'frontage' ) }
						placeholder={ __( 'Same as the site', 'frontage' ) }
						help={ __( 'Such as Europe/Berlin.', 'frontage' ) }
					/>
				) }
				<RepeatFields />
			</BlockSettings>
			<BlockSettings
				label={ __( 'Link and color', 'frontage' ) }
				defaults={ MORE }
				{ ...block }
			>
				<TextField
					name="url"
					type="url"
					label={ __( 'Link', 'frontage' ) }
				/>
				{ url && (
					<>
						<ToggleField
							name="isExternal"
							label={ __( 'Open in new tab', 'frontage' ) }
						/>
						<ToggleField
							name="isNofollow"
							label={ __( 'Mark as nofollow', 'frontage' ) }
						/>
					</>
				) }
				<AccentField label={ __( 'Color', 'frontage' ) } />
			</BlockSettings>
		</>
	);
}
