import { __ } from '@wordpress/i18n';
import { ConditionFields, type FormField } from '@frontage/editor';
import { LongInput, TextInput } from './controls';
import { MailFields, ReplyFields } from './mail';
import { SubscribeFields } from './subscribe';
import { WebhookFields } from './webhook';
import type { FormAction } from './types';

interface Props {
	action: FormAction;
	fields: FormField[];
	onChange: ( action: FormAction ) => void;
}

/** The settings of an action, and its condition. */
export function ActionSettings( props: Props ) {
	const { action, fields, onChange } = props;
	return (
		<>
			<OwnSettings { ...props } />
			<fieldset className="frontage-form-condition">
				<legend>{ __( 'Only when', 'frontage' ) }</legend>
				<ConditionFields
					others={ fields.filter( ( { name } ) => name ) }
					when={ action.when }
					onChange={ ( when ) => onChange( { ...action, when } ) }
					without={ __(
						'Without rules, this happens after each submission.',
						'frontage'
					) }
				/>
			</fieldset>
		</>
	);
}

function OwnSettings( { action, fields, onChange }: Props ) {
	const change = ( changed: Partial< FormAction > ) =>
		onChange( { ...action, ...changed } as FormAction );
	switch ( action.type ) {
		case 'mail':
			return <MailFields { ...{ action, fields } } onChange={ change } />;
		case 'reply':
			return (
				<ReplyFields { ...{ action, fields } } onChange={ change } />
			);
		case 'subscribe':
			return (
				<SubscribeFields
					{ ...{ action, fields } }
					onChange={ change }
				/>
			);
		case 'webhook':
			return <WebhookFields action={ action } onChange={ change } />;
		case 'message':
			return (
				<LongInput
					label={ __( 'Message', 'frontage' ) }
					help={ __(
						'Replaces the form. Of several messages, the first one whose rules match is shown.',
						'frontage'
					) }
					value={ action.text }
					onChange={ ( text ) => change( { text } ) }
				/>
			);
		case 'redirect':
			return (
				<TextInput
					label={ __( 'Page', 'frontage' ) }
					help={ __(
						'A URL on this site. Of several, the first one whose rules match is used.',
						'frontage'
					) }
					type="url"
					value={ action.url }
					onChange={ ( url ) => change( { url } ) }
				/>
			);
	}
}
