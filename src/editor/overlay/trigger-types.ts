/** Overlay triggers in words, for the editor. */
import { sprintf } from '@wordpress/i18n';
import type { TriggerRule } from '@frontage/overlay-rules';
import type { TriggerType } from './types';

/**
 * Returns a trigger in words, such as “after 5 seconds”; empty if its plugin is not active.
 *
 * @param trigger Type and value.
 * @param types   All triggers.
 */
export function sayTrigger(
	{ type, value = '' }: TriggerRule,
	types: TriggerType[]
): string {
	const known = types.find( ( { name } ) => name === type );
	if ( ! known ) {
		return '';
	}
	const max = known.value?.max ?? Infinity;
	const shown =
		known.value?.type === 'number'
			? String( Math.min( Number( value ), max ) )
			: value;
	const phrase = phraseFor( known, value ) as '%s';
	return sprintf( phrase, shown );
}

/**
 * Returns the phrase for a value: a number has that of a number with the same plural form.
 *
 * @param type  The trigger.
 * @param value Its value.
 */
function phraseFor( { phrases }: TriggerType, value: string ): string {
	const other = phrases[ '1' ] ?? '';
	if ( ! value ) {
		return phrases[ '' ] ?? other;
	}
	if ( ! phrases[ '2' ] ) {
		return other;
	}
	const rules = new Intl.PluralRules(
		document.documentElement.lang || undefined
	);
	const form = ( number: string ) => rules.select( Number( number ) );
	const same = Object.keys( phrases ).find(
		( one ) => Number( one ) > 0 && form( one ) === form( value )
	);
	return phrases[ String( Number( value ) ) ] ?? phrases[ same ?? '1' ]!;
}
