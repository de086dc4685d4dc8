import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	LongTextField,
	NumberField,
	TextField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'opensAt',
	'closesAt',
	'limit',
	'oncePerPerson',
	'earlyText',
	'closedText',
	'fullText',
	'againText',
] );

/** When the form accepts messages, how many, and what visitors read otherwise. */
export function AvailabilitySettings(
	props: Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' >
) {
	const { opensAt, closesAt, limit, oncePerPerson } = props.attributes;
	return (
		<BlockSettings
			label={ __( 'Availability', 'frontage' ) }
			defaults={ DEFAULTS }
			isCollapsed
			{ ...props }
		>
			<TextField
				name="opensAt"
				type="datetime-local"
				label={ __( 'Opens', 'frontage' ) }
				help={ __( 'In the site’s time zone.', 'frontage' ) }
			/>
			<TextField
				name="closesAt"
				type="datetime-local"
				label={ __( 'Closes', 'frontage' ) }
			/>
			<NumberField
				name="limit"
				label={ __( 'Maximum number of messages', 'frontage' ) }
				help={ __(
					'0 for no limit. Messages in the spam and trash folders do not count.',
					'frontage'
				) }
			/>
			<ToggleField
				name="oncePerPerson"
				label={ __( 'Once per person', 'frontage' ) }
				help={ __(
					'By account for logged-in visitors, and by the address in the first email field. Others cannot be recognized.',
					'frontage'
				) }
			/>
			{ opensAt && (
				<LongTextField
					name="earlyText"
					label={ __( 'Message before it opens', 'frontage' ) }
				/>
			) }
			{ closesAt && (
				<LongTextField
					name="closedText"
					label={ __( 'Message after it has closed', 'frontage' ) }
				/>
			) }
			{ limit > 0 && (
				<LongTextField
					name="fullText"
					label={ __( 'Message at the maximum', 'frontage' ) }
				/>
			) }
			{ oncePerPerson && (
				<LongTextField
					name="againText"
					label={ __( 'Message for a second time', 'frontage' ) }
				/>
			) }
		</BlockSettings>
	);
}
