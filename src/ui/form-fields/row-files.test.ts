/** Files and signatures in rows: they move with their row. */
import type { FieldRules } from '@frontage/lib/form-rules';
import type { FileField, FormParts } from '@frontage/form/types';
import { createRows } from './rows';

const row = ( number: number ) => `<fieldset class="frontage-form__row">
	<div data-field="g_${ number }_cv"><div class="frontage-files"><input type="file" name="g_${ number }_cv[]"></div></div>
	<div data-field="g_${ number }_sign"><ul class="frontage-files__list"><li><input type="checkbox" name="g_${ number }_sign_sent[]" checked></li></ul>
		<input type="text" name="g_${ number }_sign"></div>
	<button class="frontage-form__remove" type="submit">Remove</button>
</fieldset>`;

const PAGE = `<form><fieldset data-rows="g" data-min="1">
	<input type="hidden" name="g" value="3">${ row( 1 ) }${ row( 2 ) }${ row( 3 ) }
	<button class="frontage-form__add" type="submit">Add</button>
</fieldset></form>`;

const NAMES = [ 'g_1_cv', 'g_2_cv', 'g_3_cv' ];

/** Enhances the rows; returns what each file field took, in order. */
function start( names: string[] ): string[] {
	document.body.innerHTML = PAGE;
	const taken: string[] = [];
	const uploads: Record< string, FileField > = {};
	for ( const name of names ) {
		uploads[ name ] = {
			take: ( other?: FileField ) =>
				taken.push(
					`${ name } ← ${ NAMES.find( ( one ) => uploads[ one ] === other ) }`
				),
		} as unknown as FileField;
	}
	createRows( {
		form: document.querySelector( 'form' )!,
		fields: [] as FieldRules[],
		signal: new AbortController().signal,
		uploads,
	} as unknown as FormParts );
	return taken;
}

const remove = () =>
	document.querySelector< HTMLButtonElement >( '.frontage-form__remove' )!;
const input = ( name: string ) =>
	document.querySelector< HTMLInputElement >( `[name="${ name }"]` )!;

test( 'each row takes the files of the next one before that changes, and the last one is emptied', () => {
	const taken = start( NAMES );
	input( 'g_2_sign' ).value = 'Ben';
	remove().click();
	expect( taken ).toEqual( [
		'g_1_cv ← g_2_cv',
		'g_2_cv ← g_3_cv',
		'g_3_cv ← undefined',
	] );
	expect( input( 'g_1_sign' ).value ).toBe( 'Ben' );
	expect( input( 'g_1_sign_sent[]' ).checked ).toBe( true );
} );

test( 'rows with files that only the browser knows are left to the server', () => {
	start( [] );
	expect( remove().type ).toBe( 'submit' );
	start( NAMES );
	expect( remove().type ).toBe( 'button' );
} );
