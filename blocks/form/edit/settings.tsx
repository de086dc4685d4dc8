import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	CaptchaField,
	ChoiceField,
	LongTextField,
	MailFilesField,
	TextField,
	ToggleField,
	defaultsIn,
	type FormField,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { TestMail } from './test-mail';
import { WordsPanel } from './words';
import type { Attributes } from '../attributes';

const MAIL = defaultsIn( metadata, [
	'title',
	'recipients',
	'subject',
	'replyTo',
	'mailFiles',
] );
const REPLY = defaultsIn( metadata, [ 'replySubject', 'replyText' ] );
const AFTER = defaultsIn( metadata, [ 'success', 'redirect', 'keepsDraft' ] );
const ROBOTS = defaultsIn( metadata, [ 'captcha' ] );

type Props = Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' > & {
	fields: FormField[];
};

export function FormSettings( { attributes, setAttributes, fields }: Props ) {
	const panel = { attributes, setAttributes };
	return (
		<>
			<BlockSettings
				label={ __( 'Email notification', 'frontage' ) }
				defaults={ MAIL }
				{ ...panel }
			>
				<MailFields fields={ fields } />
				<TestMail recipients={ attributes.recipients } />
			</BlockSettings>
			<BlockSettings
				label={ __( 'Confirmation email', 'frontage' ) }
				defaults={ REPLY }
				{ ...panel }
			>
				<TextField
					name="replySubject"
					label={ __( 'Subject', 'frontage' ) }
				/>
				<LongTextField
					name="replyText"
					label={ __( 'Text', 'frontage' ) }
					help={ __(
						'Sent immediately to the visitor’s email address. Leave empty to send nothing. {name} inserts the value of the “name” field, {all} inserts all values.',
						'frontage'
					) }
				/>
			</BlockSettings>
			<BlockSettings
				label={ __( 'After sending', 'frontage' ) }
				defaults={ AFTER }
				{ ...panel }
			>
				<LongTextField
					name="success"
					label={ __( 'Message', 'frontage' ) }
				/>
				<TextField
					name="redirect"
					type="url"
					label={ __( 'Redirect to a page instead', 'frontage' ) }
					help={ __( 'A URL on this site.', 'frontage' ) }
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
			</BlockSettings>
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
			<WordsPanel
				words={ attributes.words ?? {} }
				onChange={ ( words ) => setAttributes( { words } ) }
			/>
		</>
	);
}

function MailFields( { fields }: { fields: FormField[] } ) {
	const emails = fields.filter( ( { kind } ) => kind === 'email' );
	return (
		<>
			<TextField
				name="title"
				label={ __( 'Form name', 'frontage' ) }
				help={ __(
					'Shown in the inbox and in email subjects.',
					'frontage'
				) }
			/>
			<TextField
				name="recipients"
				label={ __( 'Recipients', 'frontage' ) }
				help={ __(
					'Separate multiple email addresses with commas. Leave empty to use the site’s email address. Visitors never see them.',
					'frontage'
				) }
			/>
			<TextField name="subject" label={ __( 'Subject', 'frontage' ) } />
			{ emails.length > 1 && (
				<ChoiceField< Attributes >
					name="replyTo"
					label={ __( 'Reply to', 'frontage' ) }
					options={ {
						'': __( 'First email field', 'frontage' ),
						...Object.fromEntries(
							emails.map( ( { name, label } ) => [ name, label ] )
						),
					} }
				/>
			) }
			{ fields.some( ( { kind } ) => kind === 'file' ) && (
				<MailFilesField />
			) }
		</>
	);
}
