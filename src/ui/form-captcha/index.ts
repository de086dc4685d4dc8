import { mayAsk } from './ask';
import { prove, type Challenge } from './proof';
import { score, widget, type Score } from './vendors';

export { ask } from './ask';
export { preload } from './vendors';
export type { Challenge } from './proof';
export type { Score } from './vendors';

/** What the server says about a captcha of another plugin. */
interface Added {
	/** Address of a script module that solves it: `solve( data, place )` returns the token. */
	module?: string;
}

const load = (
	src: string
): Promise< {
	solve: ( data: object, place: Element ) => Promise< string >;
} > => import( /* webpackIgnore: true */ src );

/**
 * Solves a captcha and returns the value of the field `token`. Loaded on the first interaction with a form.
 *
 * Empty if that would contact a third party without the visitor's consent.
 *
 * @param kind  Captcha type.
 * @param data  Captcha data from the server, of which only those of its type are set.
 * @param place The form's captcha container.
 */
export async function solve(
	kind: string,
	data: Challenge & Score & Added,
	place: Element
): Promise< string > {
	if ( ! mayAsk( place ) ) {
		return '';
	}
	const solvers: Record< string, () => Promise< string > > = {
		proof: () => prove( data ),
		recaptcha: () => score( data ),
		turnstile: () => widget( data, place ),
	};
	const added = async () =>
		data.module && ( await load( data.module ) ).solve( data, place );
	return ( await ( solvers[ kind ] ?? added )() ) ?? '';
}
