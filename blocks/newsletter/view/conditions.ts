import { afterChanges } from '@frontage/lib/after-changes';
import { hiddenFields } from '@frontage/lib/form-rules/logic';
import type { Value } from '@frontage/lib/form-rules';
import type { NewsletterProps } from './types';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Shows and hides questions by their conditions (S1 §5), now and after each change.
 *
 * @param fields Questions of the form.
 * @param signal Removes the listeners.
 * @return Applies the conditions immediately, and returns the names of hidden questions.
 */
export function follow(
	form: HTMLFormElement,
	fields: NonNullable< NewsletterProps[ 'fields' ] >,
	signal: AbortSignal
): () => string[] {
	const apply = () => applyTo( form, fields );
	afterChanges( form, apply, signal );
	apply();
	return apply;
}

function applyTo(
	form: HTMLFormElement,
	fields: NonNullable< NewsletterProps[ 'fields' ] >
): string[] {
	const controls = ( name: string ) =>
		( [ ...form.elements ] as Control[] ).filter( ( control ) =>
			control.name.startsWith( `et_custom_fields[${ name }]` )
		);
	const off = hiddenFields(
		fields,
		Object.fromEntries(
			fields.map( ( { name } ) => [ name, valueOf( controls( name ) ) ] )
		)
	);
	for ( const { name, kind, required, when } of fields ) {
		for ( const control of controls( name ) ) {
			const box = control.closest< HTMLElement >(
				'.frontage-newsletter__field'
			)!;
			delete box.dataset.off;
			const isOff = off.includes( name );
			box.hidden = isOff;
			control.disabled = isOff;
			if ( when && kind !== 'checkbox' ) {
				control.required = !! required;
			}
		}
	}
	return off;
}

/** Returns the selected option IDs or the text. */
const valueOf = ( controls: Control[] ): Value =>
	controls
		.filter(
			( control ) =>
				! /^(radio|checkbox)$/.test( control.type ) ||
				( control as HTMLInputElement ).checked
		)
		.map( ( { value } ) => value );
