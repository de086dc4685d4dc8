import { fill } from '@frontage/lib/fill';
import { checkFile } from '@frontage/lib/form-rules';
import type { FieldRules } from '@frontage/lib/form-rules';

/**
 * Returns the error message for a file; empty if valid.
 *
 * @param rules Rules of its field.
 * @param words Messages by problem.
 */
export function wrongOf(
	file: File,
	rules: FieldRules,
	words: Record< string, string >
): string {
	const problem = checkFile( rules, file );
	const values: Record< string, unknown > = {
		size: rules.size,
		type: rules.types?.join( ', ' ),
	};
	const value = String( values[ problem ] ?? file.name );
	return problem && fill( words[ problem ]!, value );
}
