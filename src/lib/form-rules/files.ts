/** Validates files in the order of S2 §5: size, name, type; mirrors `includes/Domain/Forms/File_Rules.php`. */
import { matches } from './kinds';
import type { Chosen, FieldRules, Problem } from './types';

const BYTES_PER_KILOBYTE = 1024;
const NAME_MAX = 200;
const FORBIDDEN = /[\x00-\x1f\x7f/\\:*?"<>|]/;

/**
 * Validates the selected files and returns the problem.
 *
 * @param field Field rules.
 * @param files At least one.
 */
export function checkFiles( field: FieldRules, files: Chosen[] ): Problem {
	if ( files.length > ( field.count ?? 1 ) ) {
		return 'count';
	}
	for ( const file of files ) {
		const problem = checkFile( field, file );
		if ( problem ) {
			return problem;
		}
	}
	return '';
}

/**
 * Validates one file; a size below 0 means that the upload is missing or incomplete.
 *
 * @param field Field rules.
 */
export function checkFile( field: FieldRules, file: Chosen ): Problem {
	const { name, size } = file;
	if ( field.size && size > field.size * BYTES_PER_KILOBYTE ) {
		return 'size';
	}
	if ( size <= 0 ) {
		return size ? 'lost' : 'empty';
	}
	if ( ! isName( field, name ) ) {
		return 'name';
	}
	const ending = /\.([A-Za-z0-9]+)$/.exec( name )?.[ 1 ]?.toLowerCase();
	return ending && ( field.types ?? [] ).includes( ending ) ? '' : 'type';
}

/** Returns the extensions that a field accepts, as messages list them: `PDF, JPG`. */
export const allowedTypes = ( { types }: FieldRules ): string | undefined =>
	types?.join( ', ' ).toUpperCase();

/** Marks that reverse the direction of a text, with which `fdp.exe` looks like `exe.pdf`. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * Returns a file's name without marks that reverse its direction.
 *
 * @param name As the browser gives it.
 */
export const fileName = ( name: string ): string => name.replace( MARKS, '' );

const isName = ( { pattern }: FieldRules, name: string ): boolean =>
	! FORBIDDEN.test( name ) &&
	[ ...name ].length <= NAME_MAX &&
	( ! pattern || matches( name, pattern ) );
