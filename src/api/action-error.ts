/** Describes why an action was refused or failed. */

interface Details {
	code?: string;
	field?: string;
	message?: string;
	status?: number;
	retryAfter?: number;
}

export class ActionError extends Error {
	/** Machine-readable code: `invalid_field`, `rate_limited`, `network`, `timeout`, … */
	code: string;

	/** The request field at fault, or empty. */
	field: string;

	/** HTTP status; 0 if there was no response. */
	status: number;

	/** Seconds to wait before retrying; 0 if not specified. */
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

/** Reads the error from a response: our JSON, or a generic error if something else responded. */
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

/** Parses `Retry-After`, which is a number of seconds or a date. */
function seconds( value: string | null ): number {
	if ( ! value ) {
		return 0;
	}
	const wait = /^\d+$/.test( value )
		? Number( value )
		: ( Date.parse( value ) - Date.now() ) / 1000;
	return Math.max( 0, Math.ceil( wait ) || 0 );
}
