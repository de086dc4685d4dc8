import { mayAsk } from './ask';
import { prove, type Challenge } from './proof';
import { score, widget, type Score } from './vendors';

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
		proof: () => prove( data as unknown as Challenge ),
		recaptcha: () => score( data as unknown as Score ),
		turnstile: () => widget( data as unknown as Score, place ),
	};
	return ( await solvers[ kind ]?.() ) ?? '';
}
