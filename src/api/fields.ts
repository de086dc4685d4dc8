/** A field value that can be encoded for PHP. */

export type Field =
	| string
	| number
	| boolean
	| null
	| undefined
	| readonly Field[]
	| { readonly [ name: string ]: Field };

export type Fields = Record< string, Field >;

type Encoded = URLSearchParams | FormData;

/**
 * Form-encodes fields, or copies a form with its files.
 *
 * Lists become `name[0]=…`, objects `name[key]=…`, true `1`, false an empty value; null and
 * undefined are left out.
 *
 * @param fields Fields by name, or a form.
 * @param more   Additional fields.
 */
export function encodeFields(
	fields: Fields | FormData,
	more: Fields = {}
): Encoded {
	const encoded: Encoded =
		fields instanceof FormData ? new FormData() : new URLSearchParams();
	if ( fields instanceof FormData ) {
		fields.forEach( ( value, name ) =>
			encoded.append( name, value as string )
		);
	} else {
		addAll( encoded, fields );
	}
	addAll( encoded, more );
	return encoded;
}

function addAll( encoded: Encoded, fields: Fields ): void {
	for ( const [ name, value ] of Object.entries( fields ) ) {
		add( encoded, name, value );
	}
}

function add( encoded: Encoded, name: string, value: Field ): void {
	if ( value === null || value === undefined ) {
		return;
	}
	if ( typeof value === 'object' ) {
		for ( const [ key, part ] of Object.entries( value ) ) {
			add( encoded, `${ name }[${ key }]`, part );
		}
		return;
	}
	const text = typeof value === 'boolean' ? Number( value ) || '' : value;
	encoded.append( name, String( text ) );
}
