import { holds, type Condition, type Schedule } from '@frontage/overlay-rules';
import { visit } from './view/visit';

/**
 * Returns the type of the first condition that is not met, of those that only the browser can check.
 *
 * @param conditions Conditions of one overlay.
 */
export function unmet(
	conditions: ( Condition | Schedule )[]
): string | undefined {
	const seen = visit();
	return conditions.find( ( one ) => ! holds( one, seen ) )?.type;
}
