import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { InputProps } from './types';

/** A key or password: can be set, replaced and removed, never read. */
export function SecretInput( { field, value, onChange }: InputProps ) {
	const isRemoved = value === null;
	const isSaved = field.isSet && ! isRemoved;
	return (
		<div className="frontage-secret">
			<TextControl
				type="password"
				label={ field.label }
				help={ field.help || undefined }
				value={ String( value ?? '' ) }
				placeholder={ isSaved ? '••••••••••••' : '' }
				maxLength={ field.max }
				disabled={ field.locked }
				autoComplete="new-password"
				spellCheck={ false }
				onChange={ onChange }
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			{ isSaved && ! field.locked && (
				<p className="frontage-secret__state">
					{ __(
						'Saved. The value is never shown. Type to replace it.',
						'frontage'
					) }{ ' ' }
					<Button
						variant="link"
						isDestructive
						onClick={ () => onChange( null ) }
					>
						{ sprintf(
							/* translators: %s: name of a key or password. */
							__( 'Remove “%s”', 'frontage' ),
							field.label
						) }
					</Button>
				</p>
			) }
		</div>
	);
}
