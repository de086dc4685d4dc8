import { holds, type Condition, type Schedule } from '@frontage/overlay-rules';
import { visit } from './view/visit';

/** What the script of another plugin's condition exports. */
interface ConditionScript {
	/** Returns whether the visitor meets one of the values. */
	isMet: ( values: string[] ) => boolean | Promise< boolean >;
}

/**
 * Returns the type of the first condition that is not met, of those that only the browser can check.
 *
 * @param conditions Conditions of one overlay.
 * @param load       Imports the script of another plugin's condition, such as `condition:acme/plan`.
 */
export async function unmet(
	conditions: ( Condition | Schedule )[],
	load: ( name: string ) => Promise< ConditionScript >
): Promise< string | undefined > {
	const seen = visit();
	for ( const one of conditions ) {
		const { type, values, not } = one;
		const isMet =
			type in seen
				? holds( one, seen )
				: await load( `condition:${ type }` ).then(
						async ( script ) =>
							( await script.isMet( values ) ) !== !! not,
						() => false
					);
		if ( ! isMet ) {
			return type;
		}
	}
	return undefined;
}
