/** Why an action was refused or did not get through. */

interface Details {
	code?: string;
	field?: string;
	message?: string;
	status?: number;
	retryAfter?: number;
}

export class ActionError extends Error {
	/** For programs: `invalid_field`, `rate_limited`, `network`, `timeout`, … */
	code: string;

	/** The request field at fault, or empty. */
	field: string;

	/** HTTP status; 0 if no answer came. */
	status: number;

	/** Seconds until another try makes sense; 0 if nothing was said. */
	retryAfter: number;

	constructor( {
		code = 'failed',
		field = '',
		message = code,
		status = 0,
		retryAfter = 0,
	}: Details ) {
		super( message );
		this.name = 'ActionError';
		this.code = code;
		this.field = field;
		this.status = status;
		this.retryAfter = retryAfter;
	}
}

/**
 * Reads the error that a response carries: ours as JSON, or whatever stood in the way.
 * @param response
 */
export async function errorOf( response: Response ): Promise< ActionError > {
	const { status, headers } = response;
	const body = await response.json().catch( () => ( {} ) );
	return new ActionError( {
		code: status === 429 ? 'rate_limited' : 'failed',
		...( body && typeof body === 'object' ? body : {} ),
		status,
		retryAfter: seconds( headers.get( 'Retry-After' ) ),
	} );
}

/**
 * `Retry-After` is a number of seconds or a date.
 * @param value
 */
function seconds( value: string | null ): number {
	if ( ! value ) {
		return 0;
	}
	const wait = /^\d+$/.test( value )
		? Number( value )
		: ( Date.parse( value ) - Date.now() ) / 1000;
	return Math.max( 0, Math.ceil( wait ) || 0 );
}
