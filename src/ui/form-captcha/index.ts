import { mayAsk } from './ask';
import { prove, type Challenge } from './proof';
import { score, widget, type Score } from './vendors';

export { ask } from './ask';

/**
 * Solves a captcha and returns the value of the field `token`. Loaded on the first interaction with a form.
 *
 * Empty if that would contact a third party without the visitor's consent.
 *
 * @param kind  Captcha type.
 * @param data  Captcha data from the server.
 * @param place The form's captcha container.
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
