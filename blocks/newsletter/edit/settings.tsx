import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	CaptchaField,
	ChoiceField,
	Field,
	TextField,
	ToggleField,
	defaultsIn,
	useField,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const NAMES = [
	'layout',
	'firstName',
	'lastName',
	'consent',
	'success',
	'failed',
	'redirect',
	'redirectQuery',
] as const;

const all = defaultsIn( metadata );
const DEFAULTS = Object.fromEntries(
	NAMES.map( ( name ) => [ name, all[ name ] ] )
);

const ROBOTS = { captcha: all.captcha };

/** Settings for spam protection. */
export function RobotSettings( props: EditProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Spam protection', 'frontage' ) }
			defaults={ ROBOTS }
			{ ...props }
		>
			<CaptchaField none={ __( 'Invisible (honeypot)', 'frontage' ) } />
		</BlockSettings>
	);
}

/** Settings for fields and messages. */
export function FormSettings( props: EditProps< Attributes > ) {
	const { kind, redirect } = props.attributes;
	return (
		<BlockSettings
			label={ __( 'Form', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...props }
		>
			<ChoiceField< Attributes >
				name="layout"
				label={ __( 'Field layout', 'frontage' ) }
				options={ {
					row: __( 'Side by side', 'frontage' ),
					stack: __( 'Stacked', 'frontage' ),
				} }
			/>
			{ kind !== 'feed' && (
				<>
					<ToggleField
						name="firstName"
						label={ __( 'Ask for first name', 'frontage' ) }
					/>
					<ToggleField
						name="lastName"
						label={ __( 'Ask for last name', 'frontage' ) }
					/>
					<TextField
						name="consent"
						label={ __( 'Checkbox label', 'frontage' ) }
						help={ __(
							'For example, “I have read the privacy policy”. Leave empty to hide the checkbox.',
							'frontage'
						) }
						maxLength={ 200 }
					/>
					<TextField
						name="success"
						label={ __( 'Success message', 'frontage' ) }
					/>
					<TextField
						name="failed"
						label={ __( 'Error message', 'frontage' ) }
					/>
					<TextField
						name="redirect"
						type="url"
						label={ __( 'Redirect URL after success', 'frontage' ) }
					/>
					{ redirect && <QueryField /> }
				</>
			) }
		</BlockSettings>
	);
}

function QueryField() {
	const label = __( 'Add to the redirect URL', 'frontage' );
	const { value, change } = useField( 'redirectQuery' );
	const chosen = value as string[];
	const names: Record< string, string > = {
		email: __( 'Email address', 'frontage' ),
		firstname: __( 'First name', 'frontage' ),
		lastname: __( 'Last name', 'frontage' ),
	};
	return (
		<Field name="redirectQuery" label={ label }>
			<fieldset>
				<legend>{ label }</legend>
				{ Object.entries( names ).map( ( [ name, text ] ) => (
					<CheckboxControl
						key={ name }
						__nextHasNoMarginBottom
						label={ text }
						checked={ chosen.includes( name ) }
						onChange={ ( isOn ) =>
							change(
								Object.keys( names ).filter( ( one ) =>
									one === name ? isOn : chosen.includes( one )
								)
							)
						}
					/>
				) ) }
			</fieldset>
		</Field>
	);
}
