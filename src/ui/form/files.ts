/** File fields: their script is loaded only for forms that have some; until then the native control works. */
import { applyLogic, fieldElement } from './dom';
import type { FormParts } from './types';

/**
 * Enhances the file fields.
 *
 * @param parts The form.
 */
export async function takeFiles( parts: FormParts ): Promise< void > {
	const { files, fields, words, signal } = parts;
	if ( ! files ) {
		return;
	}
	const { uploadField } = await import( '@frontage/upload' );
	for ( const rules of fields ) {
		const grant = files.grants[ rules.uploads ?? rules.name ];
		const root = fieldElement(
			parts,
			rules.name
		)?.querySelector< HTMLElement >( '.frontage-files' );
		if ( grant && root && ! signal.aborted ) {
			parts.uploads[ rules.name ] = uploadField( root, {
				rules,
				grant,
				words: { ...words, ...files.words },
				signal,
			} );
		}
	}
}

/**
 * Enhances sliders, rows, calculations and signatures, whose script is loaded only for forms that have some.
 *
 * @param parts The form.
 * @param files Resolves when the file fields are enhanced, which move with their rows.
 */
export async function takeExtras(
	parts: FormParts,
	files: Promise< void >
): Promise< void > {
	if ( parts.extras ) {
		const [ { enhanceFields } ] = await Promise.all( [
			import( '@frontage/form-fields' ),
			files,
		] );
		enhanceFields( parts );
		applyLogic( parts );
	}
}

/**
 * Returns the request body of the form.
 *
 * @param parts The form.
 */
export function bodyOf( parts: FormParts ): FormData {
	const data = new FormData( parts.form );
	data.set( 'frontage_key', parts.key! );
	Object.values( parts.uploads ).forEach( ( upload ) => upload.fill( data ) );
	return data;
}
