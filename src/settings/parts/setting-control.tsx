import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { FieldInput } from './field-input';
import { useSettings, type Field } from './settings';

/** One setting of a module, with its help text, default and error message. */
export function SettingControl( { field }: { field: Field } ) {
	const { values, problems, change } = useSettings();
	const { module, key, label, locked } = field;
	const id = useId();
	const problem = problems[ `${ module }.${ key }` ];
	const value = values[ module ]?.[ key ];
	const isDefault = field.control === 'secret' || value === field.default;
	return (
		<div
			className="frontage-setting"
			role="group"
			aria-label={ label }
			aria-describedby={ problem || locked ? id : undefined }
		>
			<FieldInput
				field={ field }
				value={ value }
				onChange={ ( next ) => change( module, key, next ) }
			/>
			<p id={ id } className="frontage-setting__note">
				{ problem && (
					<strong className="frontage-setting__problem" role="alert">
						{ problem }
					</strong>
				) }
				{ locked &&
					sprintf(
						/* translators: %s: name of a PHP constant. */
						__(
							'Set by %s in wp-config.php. Change it there.',
							'frontage'
						),
						field.constant
					) }
			</p>
			{ field.note && (
				<p className="frontage-setting__note">{ field.note }</p>
			) }
			{ ! isDefault && ! locked && (
				<Button
					variant="link"
					onClick={ () => change( module, key, field.default ) }
				>
					{ sprintf(
						/* translators: %s: name of a setting. */
						__( 'Reset “%s”', 'frontage' ),
						label
					) }
				</Button>
			) }
		</div>
	);
}
