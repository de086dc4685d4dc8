import { fill } from '@frontage/lib/fill';
import { checkFile } from '@frontage/lib/form-rules';
import type { FieldRules } from '@frontage/lib/form-rules';

/**
 * What is said of a file that is not right; empty if it is.
 *
 * @param file  The file.
 * @param rules Of its field.
 * @param words By problem.
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
	return problem && fill( words[ problem ], value );
}
