/** A fake server for tests: responds in order and records the requests. */
import { forgetPageData } from '../page-data';
import { unlock } from '../send';
import { response } from '../../../tests/support/response';

interface Answer {
	status?: number;
	headers?: Record< string, string >;
	body?: unknown;
	redirected?: boolean;
	/** Not one of our responses: from a firewall, a theme or another plugin. */
	foreign?: boolean;
	/** No response at all. */
	down?: boolean;
	/** Never responds until the call is aborted. */
	hangs?: boolean;
}

export interface Asked {
	address: string;
	method: string;
	headers: Record< string, string >;
	fields: Record< string, string >;
	credentials?: string;
}

/** Adds page data to the page and replaces `fetch()` with the given responses. */
export function fakeServer( answers: Answer[], token = '', v = '' ): Asked[] {
	const asked: Asked[] = [];
	document.head.innerHTML = '';
	document.body.innerHTML =
		'<script type="application/json" id="frontage-data"></script>';
	document.getElementById( 'frontage-data' )!.textContent = JSON.stringify( {
		ajax: '/wp-admin/admin-ajax.php',
		rest: 'http://localhost/index.php?rest_route=/',
		token,
		v,
	} );
	forgetPageData();
	unlock();
	globalThis.fetch = ( address, init = {} ) => {
		asked.push( noted( address, init ) );
		const answer = answers.shift() ?? { down: true };
		return new Promise( ( resolve, reject ) => {
			init.signal?.addEventListener( 'abort', () =>
				reject( new DOMException( 'Aborted', 'AbortError' ) )
			);
			if ( answer.down ) {
				reject( new TypeError( 'Failed to fetch' ) );
			} else if ( ! answer.hangs ) {
				resolve( respond( answer ) );
			}
		} );
	};
	return asked;
}

function noted( address: RequestInfo | URL, init: RequestInit ): Asked {
	return {
		address: String( address ),
		method: init.method!,
		headers: init.headers as Record< string, string >,
		fields: Object.fromEntries(
			( ( init.body as URLSearchParams ) ?? [] ) as Iterable<
				[ string, string ]
			>
		),
		credentials: init.credentials,
	};
}

function respond( {
	status = 200,
	headers = {},
	body = '',
	redirected = false,
	foreign,
}: Answer ): Response {
	const isText = typeof body === 'string';
	return response( isText ? body : JSON.stringify( body ), {
		status,
		redirected,
		headers: {
			'Content-Type': isText ? 'text/html' : 'application/json',
			'X-Frontage': foreign ? null : '1',
			...headers,
		},
	} );
}
