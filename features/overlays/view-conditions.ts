import { holds, type Condition, type Schedule } from '@frontage/overlay-rules';
import { visit } from './view/visit';

/**
 * Returns whether all conditions that only the browser can check are met.
 *
 * @param conditions Conditions of one overlay.
 */
export function meets( conditions: ( Condition | Schedule )[] ): boolean {
	const seen = visit();
	return conditions.every( ( one ) => holds( one, seen ) );
}
