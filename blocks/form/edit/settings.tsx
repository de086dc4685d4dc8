import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	CaptchaField,
	ChoiceField,
	LongTextField,
	TextField,
	defaultsIn,
	type FormField,
} from '../../../src/editor';
import metadata from '../block.json';
import { TestMail } from './test-mail';
import { WordsPanel } from './words';
import type { EditProps } from './types';

const MAIL = defaultsIn( metadata, [
	'title',
	'recipients',
	'subject',
	'replyTo',
] );
const REPLY = defaultsIn( metadata, [ 'replySubject', 'replyText' ] );
const AFTER = defaultsIn( metadata, [ 'success', 'redirect' ] );
const ROBOTS = defaultsIn( metadata, [ 'captcha' ] );

type Props = Pick< EditProps, 'attributes' | 'setAttributes' > & {
	fields: FormField[];
};

export function FormSettings( { attributes, setAttributes, fields }: Props ) {
	const panel = { attributes, setAttributes };
	return (
		<>
			<BlockSettings
				label={ __( 'Mail to you', 'frontage' ) }
				defaults={ MAIL }
				{ ...panel }
			>
				<MailFields fields={ fields } />
				<TestMail recipients={ attributes.recipients } />
			</BlockSettings>
			<BlockSettings
				label={ __( 'Answer to the visitor', 'frontage' ) }
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
						'Sent at once to the visitor’s address; empty sends nothing. {name} is what the field “name” holds, {all} is everything.',
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
					label={ __( 'Go to a page instead', 'frontage' ) }
					help={ __( 'An address of this site.', 'frontage' ) }
				/>
			</BlockSettings>
			<BlockSettings
				label={ __( 'Robots', 'frontage' ) }
				defaults={ ROBOTS }
				{ ...panel }
			>
				<CaptchaField
					none={ __( 'Unseen: a trap and a clock', 'frontage' ) }
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
				label={ __( 'Name of the form', 'frontage' ) }
				help={ __( 'In the inbox and in subjects.', 'frontage' ) }
			/>
			<TextField
				name="recipients"
				label={ __( 'Recipients', 'frontage' ) }
				help={ __(
					'Addresses, separated by commas; empty for the site’s own. Visitors never see them.',
					'frontage'
				) }
			/>
			<TextField name="subject" label={ __( 'Subject', 'frontage' ) } />
			{ emails.length > 1 && (
				<ChoiceField
					name="replyTo"
					label={ __( 'Answers go to', 'frontage' ) }
					options={ {
						'': __( 'The first email field', 'frontage' ),
						...Object.fromEntries(
							emails.map( ( { name, label } ) => [ name, label ] )
						),
					} }
				/>
			) }
		</>
	);
}
