/** Turns errors from the server or the network into messages that say what to do. */
import { __ } from '@wordpress/i18n';

/** Error response of `frontage/v1`. */
export interface RestError {
	code: string;
	message: string;
	/** HTTP status, and the invalid field for status 400. */
	data?: { status?: number; field?: string };
}

/** The page's nonce has expired, or the user has logged out. */
export const STALE = 'rest_cookie_invalid_nonce';

/** Error codes of our own server, whose messages are more helpful than generic ones. */
const OURS = /^frontage_/;

/**
 * Converts anything that a request throws to an error with a plain message.
 *
 * @param thrown By `apiFetch`; an unread response in some cases, as when renewing the nonce fails (WordPress 6.7).
 */
export async function refusalOf( thrown: unknown ): Promise< RestError > {
	const { json, status = 0 } = ( thrown ?? {} ) as Partial< Response >;
	const isUnread = typeof json === 'function';
	const refusal = (
		isUnread
			? await ( thrown as Response ).json().catch( () => null )
			: thrown
	) as Partial< RestError > | null;
	const { code = '', message = '', data } = refusal ?? {};
	const shown = plain( code, data?.status ?? status, isUnread );
	return { code, data, message: shown || message };
}

function plain( code: string, status: number, isUnread: boolean ): string {
	if ( [ 'offline_error', 'fetch_error' ].includes( code ) ) {
		return __(
			'Your site cannot be reached. Keep this page open, check your internet connection, and try again.',
			'frontage'
		);
	}
	const isKeyRefused = isUnread && ! code && status < 500;
	if ( code === STALE || status === 401 || isKeyRefused ) {
		return __(
			'You are logged out. Keep this page open, log in again in another browser tab, and try again here.',
			'frontage'
		);
	}
	const isBroken = code === 'invalid_json' || status >= 500;
	return isBroken && ! OURS.test( code )
		? __(
				'Your site had an error and did not respond. Keep this page open and try again in a minute. If that does not help, ask your host for the PHP error log.',
				'frontage'
			)
		: '';
}
