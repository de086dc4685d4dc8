import { mayAsk } from './ask';
import { prove } from './proof';
import { score, widget } from './vendors';

export { ask } from './ask';

/**
 * What a captcha wants of the browser, loaded when a form with one is first touched.
 *
 * Gives the token for the field `token`.
 *
 * Empty where a company would have to be contacted that the visitor did not agree to.
 *
 * @param kind  The captcha's.
 * @param data  What the server told of it.
 * @param place Where the form has room for it.
 */
export async function solve(
	kind: string,
	data: Record< string, unknown >,
	place: Element
): Promise< string > {
	if ( ! mayAsk( place ) ) {
		return '';
	}
	const solvers: Record< string, () => Promise< string > > = {
		proof: () => prove( data as never ),
		recaptcha: () => score( data as never ),
		turnstile: () => widget( data as never, place ),
	};
	return ( await solvers[ kind ]?.() ) ?? '';
}
