import { holds, type Condition } from '@frontage/overlay-rules';
import { visit } from './view/visit';

/**
 * Conditions that only the browser can decide.
 *
 * Whether all of them hold now.
 *
 * @param conditions Of one overlay.
 */
export function meets( conditions: Condition[] ): boolean {
	const seen = visit();
	return conditions.every( ( one ) => holds( one, seen ) );
}
