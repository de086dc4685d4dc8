/** Fields that only some forms have: sliders, repeating rows, calculations, and signatures. */
import type { FormParts } from '@frontage/form/types';
import { createRows } from './rows';
import { createSignature } from './signature';
import { createTotals } from './totals';
import { showRanges } from './ranges';

/**
 * Enhances the fields of a form. Without the script, browsers and the server do the same, with a page load or without a preview.
 *
 * @param parts The form.
 */
export function enhanceFields( parts: FormParts ): void {
	const { form, fields, signal, extras } = parts;
	const totals = createTotals( form, fields );
	showRanges( form, signal );
	for ( const { name, kind } of fields ) {
		const root = form.querySelector< HTMLElement >(
			`[data-field="${ CSS.escape( name ) }"] .frontage-form__signature`
		);
		if ( kind === 'signature' && root ) {
			parts.uploads[ name ] = createSignature( root, extras!, signal );
		}
	}
	const rows = createRows( parts );
	parts.compute = ( values ) => {
		rows.forEach( ( show ) => show() );
		return totals( values );
	};
}
