import { applyLogic, setValue, valuesOf } from './dom';
import type { FormParts } from './types';

/** Longer values in an address are ignored. */
const LONGEST = 1000;

/**
 * Fills in empty fields whose author wants it.
 *
 * @param parts The form.
 * @param found Returns the value of a field; empty if there is none.
 */
function fillIn(
	parts: FormParts,
	found: ( source: string, name: string ) => string | string[]
): void {
	const values = valuesOf( parts );
	for ( const [ name, source ] of Object.entries( parts.prefill ?? {} ) ) {
		const value = found( source, name );
		if ( value.length && ! values[ name ]?.length ) {
			setValue( parts, name, value );
		}
	}
	applyLogic( parts );
}

/** Fills in fields from the page's address: `?topic=Support`, by the field's own name. */
export const prefillFromAddress = ( parts: FormParts ): void => {
	const query = new URLSearchParams( location.search );
	fillIn( parts, ( source, name ) =>
		source === 'address'
			? query
					.getAll( name )
					.filter( ( { length } ) => length && length <= LONGEST )
			: ''
	);
};

/**
 * Fills in fields with what the site knows about the logged-in visitor.
 *
 * @param parts The form.
 * @param user  Values by source, such as `user-email`.
 */
export const prefillFromUser = (
	parts: FormParts,
	user: Record< string, string >
): void => fillIn( parts, ( source ) => user[ source ] ?? '' );
