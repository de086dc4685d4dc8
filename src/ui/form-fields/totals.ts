import { withResults } from '@frontage/lib/form-rules/results';
import type { FieldRules, Values } from '@frontage/lib/form-rules';

/**
 * Returns a function that adds the results of the calculations to values, and shows them.
 *
 * @param fields All fields of the form.
 */
export function createTotals(
	form: HTMLFormElement,
	fields: FieldRules[]
): ( values: Values ) => Values {
	const outputs = form.querySelectorAll< HTMLOutputElement >(
		'.frontage-form__result'
	);
	return ( values ) => {
		const all = withResults( fields, values );
		outputs.forEach( ( output ) => {
			const { field = '' } =
				output.closest< HTMLElement >( '[data-field]' )!.dataset;
			const { decimals } =
				fields.find( ( { name } ) => name === field ) ?? {};
			show( output, String( all[ field ] ?? '' ), decimals );
		} );
		return all;
	};
}

/** Shows a result as people of the page's language write it, between its units. */
function show( output: HTMLOutputElement, value: string, decimals = 0 ): void {
	const { before = '', after = '' } = output.dataset;
	const text = value
		? before +
			new Intl.NumberFormat( document.documentElement.lang || undefined, {
				minimumFractionDigits: decimals,
				maximumFractionDigits: decimals,
			} ).format( +value ) +
			after
		: '–';
	if ( output.value !== text ) {
		output.value = text;
	}
}
