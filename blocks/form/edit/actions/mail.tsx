import { Button, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ConditionFields, type FormField } from '@frontage/editor';
import type { ReactNode } from 'react';
import {
	Choice,
	EmailFieldChoice,
	FormatChoice,
	LongInput,
	TextInput,
} from './controls';
import { TestMail } from '../test-mail';
import type { ActionProps, MailAction, Recipient, ReplyAction } from './types';

/** Settings of an email to the author's recipients. */
export function MailFields( {
	action,
	onChange,
	fields,
}: ActionProps< MailAction > & { fields: FormField[] } ) {
	const { to, together } = action;
	const emails = fields.filter( ( { kind } ) => kind === 'email' );
	const hasFiles = fields.some( ( { kind } ) => kind === 'file' );
	return (
		<>
			<Recipients
				to={ to }
				fields={ fields }
				onChange={ ( next ) => onChange( { to: next } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'One email for everyone', 'frontage' ) }
				help={ __(
					'They see each other’s addresses. Otherwise everyone gets an email of their own.',
					'frontage'
				) }
				checked={ !! together }
				onChange={ ( next ) =>
					onChange( { together: next || undefined } )
				}
			/>
			<TextInput
				label={ __( 'CC', 'frontage' ) }
				value={ action.cc }
				onChange={ ( cc ) => onChange( { cc } ) }
			/>
			<TextInput
				label={ __( 'BCC', 'frontage' ) }
				value={ action.bcc }
				onChange={ ( bcc ) => onChange( { bcc } ) }
			/>
			<Wording
				{ ...{ action, onChange } }
				help={ __(
					'Leave empty to send all answers. {name} inserts the value of the “name” field, {all} inserts all values.',
					'frontage'
				) }
			>
				{ emails.length > 1 && (
					<EmailFieldChoice
						label={ __( 'Reply to', 'frontage' ) }
						fields={ fields }
						value={ action.replyTo }
						onChange={ ( replyTo ) => onChange( { replyTo } ) }
					/>
				) }
			</Wording>
			{ hasFiles && (
				<Choice
					label={ __( 'Files in the email', 'frontage' ) }
					help={ __(
						'Links work for 30 days for everyone who has the email. Attachments of more than 10 MB become links.',
						'frontage'
					) }
					options={ {
						inbox: __( 'Names only', 'frontage' ),
						attached: __( 'Attachments', 'frontage' ),
						links: __( 'Download links', 'frontage' ),
					} }
					value={ action.files ?? 'inbox' }
					onChange={ ( files ) => onChange( { files } ) }
				/>
			) }
			<TestMail
				recipients={ to.map( ( { address } ) => address ).join( ',' ) }
			/>
		</>
	);
}

interface RecipientsProps {
	to: Recipient[];
	fields: FormField[];
	onChange: ( to: Recipient[] ) => void;
}

/** Recipients; each line of them can have its own condition. */
function Recipients( { to, fields, onChange }: RecipientsProps ) {
	const change = ( place: number, ...next: Recipient[] ) =>
		onChange( [
			...to.slice( 0, place ),
			...next,
			...to.slice( place + 1 ),
		] );
	return (
		<>
			{ to.map( ( one, place ) => (
				<div key={ place } className="frontage-form-recipient">
					<TextInput
						label={
							place
								? sprintf(
										/* translators: %d: number of a group of recipients. */
										__( 'Recipients %d', 'frontage' ),
										place + 1
									)
								: __( 'Recipients', 'frontage' )
						}
						help={
							place
								? undefined
								: __(
										'Separate multiple email addresses with commas. Leave empty to use the site’s email address. Visitors never see them.',
										'frontage'
									)
						}
						value={ one.address }
						onChange={ ( address = '' ) =>
							change( place, { ...one, address } )
						}
					/>
					{ to.length > 1 && (
						<>
							<ConditionFields
								others={ fields.filter( ( { name } ) => name ) }
								when={ one.when }
								onChange={ ( when ) =>
									change( place, { ...one, when } )
								}
								without={ __(
									'Without rules, these recipients always get the email.',
									'frontage'
								) }
							/>
							<Button
								variant="link"
								isDestructive
								onClick={ () => change( place ) }
							>
								{ __( 'Remove recipients', 'frontage' ) }
							</Button>
						</>
					) }
				</div>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => onChange( [ ...to, { address: '' } ] ) }
			>
				{ __( 'Add recipients with a condition', 'frontage' ) }
			</Button>
		</>
	);
}

/** Settings of a confirmation to the visitor. */
export function ReplyFields( {
	action,
	onChange,
	fields,
}: ActionProps< ReplyAction > & { fields: FormField[] } ) {
	return (
		<>
			<EmailFieldChoice
				label={ __( 'To', 'frontage' ) }
				fields={ fields }
				value={ action.to }
				onChange={ ( to ) => onChange( { to } ) }
			/>
			<Wording
				{ ...{ action, onChange } }
				help={ __(
					'The address may belong to someone else, so it gets at most 3 emails a day, and of what the visitor wrote only a first name: {name}.',
					'frontage'
				) }
			/>
		</>
	);
}

type Words = Pick< MailAction | ReplyAction, 'subject' | 'text' | 'format' >;

/** What an email says; children stand between its subject and its text. */
function Wording( {
	action,
	onChange,
	help,
	children,
}: {
	action: Words;
	onChange: ( change: Words ) => void;
	help: string;
	children?: ReactNode;
} ) {
	return (
		<>
			<TextInput
				label={ __( 'Subject', 'frontage' ) }
				value={ action.subject }
				onChange={ ( subject ) => onChange( { subject } ) }
			/>
			{ children }
			<LongInput
				label={ __( 'Text', 'frontage' ) }
				help={ help }
				value={ action.text }
				onChange={ ( text ) => onChange( { text } ) }
			/>
			<FormatChoice
				value={ action.format }
				onChange={ ( format ) => onChange( { format } ) }
			/>
		</>
	);
}
