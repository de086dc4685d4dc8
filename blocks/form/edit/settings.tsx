import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	CaptchaField,
	LongTextField,
	TextField,
	ToggleField,
	defaultsIn,
	type FormField,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { AvailabilitySettings } from './availability';
import { ActionsPanel } from './actions/panel';
import { LabelsPanel } from './labels';
import type { Attributes } from '../attributes';

const FORM = defaultsIn( metadata, [
	'title',
	'success',
	'keepsDraft',
	'counts',
] );
const ROBOTS = defaultsIn( metadata, [ 'captcha' ] );

type Props = Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' > & {
	fields: FormField[];
};

export function FormSettings( { attributes, setAttributes, fields }: Props ) {
	const panel = { attributes, setAttributes };
	return (
		<>
			<BlockSettings
				label={ __( 'Form', 'frontage' ) }
				defaults={ FORM }
				{ ...panel }
			>
				<TextField
					name="title"
					label={ __( 'Form name', 'frontage' ) }
					help={ __(
						'Shown in the inbox and in email subjects.',
						'frontage'
					) }
				/>
				<LongTextField
					name="success"
					label={ __( 'Message after sending', 'frontage' ) }
				/>
				<ToggleField
					name="keepsDraft"
					label={ __(
						'Keep unsent text on the visitor’s device',
						'frontage'
					) }
					help={ __(
						'For seven days or until it is sent. Nothing is transmitted. Turn it off for devices that people share.',
						'frontage'
					) }
				/>
				<ToggleField
					name="counts"
					label={ __( 'Form statistics', 'frontage' ) }
					help={ __(
						'Counts how often the form is seen, begun and sent, by day. Nothing about visitors is stored.',
						'frontage'
					) }
				/>
			</BlockSettings>
			<ActionsPanel { ...panel } fields={ fields } />
			<AvailabilitySettings { ...panel } />
			<BlockSettings
				label={ __( 'Spam protection', 'frontage' ) }
				defaults={ ROBOTS }
				{ ...panel }
			>
				<CaptchaField
					none={ __(
						'Invisible (honeypot and time check)',
						'frontage'
					) }
				/>
			</BlockSettings>
			<LabelsPanel
				words={ attributes.words ?? {} }
				onChange={ ( words ) => setAttributes( { words } ) }
			/>
		</>
	);
}
