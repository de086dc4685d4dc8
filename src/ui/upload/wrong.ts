import { fill } from '@frontage/lib/fill';
import { allowedTypes, checkFile, fileName } from '@frontage/lib/form-rules';
import type { FieldRules } from '@frontage/lib/form-rules';
import type { UploadWords } from './types';

/**
 * Returns the error message for a file; empty if valid.
 *
 * @param rules Rules of its field.
 * @param words Messages by problem.
 */
function wrongOf(
	file: File,
	rules: FieldRules,
	words: Record< string, string >
): string {
	const name = fileName( file.name );
	const problem = checkFile( rules, { name, size: file.size } );
	const values: Record< string, string | number | undefined > = {
		size: rules.size,
		type: allowedTypes( rules ),
	};
	return (
		problem && fill( words[ problem ]!, values[ problem ] ?? name, name )
	);
}

/**
 * Returns why a file cannot be added; empty if it can.
 *
 * @param taken Number of accepted files in the field.
 * @param rules Rules of its field.
 * @param words Messages by problem.
 */
export function wrongWith(
	file: File,
	taken: number,
	rules: FieldRules,
	words: UploadWords
): string {
	const most = rules.count ?? 1;
	const wrong = wrongOf( file, rules, words );
	return wrong || ( taken < most ? '' : fill( words.count, most ) );
}

/**
 * Returns whether a choice replaces the last one: in a field for one file, if the new one is good.
 *
 * @param files Chosen files, at least one.
 * @param rules Rules of the field.
 * @param words Messages by problem.
 */
export const isReplaced = (
	files: File[],
	rules: FieldRules,
	words: UploadWords
): boolean =>
	( rules.count ?? 1 ) === 1 && ! wrongOf( files[ 0 ]!, rules, words );

/**
 * Returns what the status line says of rejected files; empty if there are none.
 *
 * @param reasons One for each.
 */
export const refusedText = (
	reasons: string[],
	{ refused }: UploadWords
): string =>
	reasons.length > 1
		? fill( refused, reasons.length )
		: ( reasons[ 0 ] ?? '' );
