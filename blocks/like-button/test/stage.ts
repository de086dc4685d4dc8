/** A page with two buttons of one post, and a mocked server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';
import { take } from '../../../tests/support/items';
import { response } from '../../../tests/support/response';

export const HTML = readFileSync(
	join( __dirname, '../fixtures/zero.html' ),
	'utf8'
);

const cleanups: ( () => void )[] = [];

/** The server's responses, in this order; after them the connection fails. */
export const answers: ( () => Promise< Response > )[] = [];

/** The requests sent by the page. */
export const sent: { door: string; fields: Record< string, string > }[] = [];

export const content = ( count: number ) =>
	`<span class="frontage-like-button__count" data-count="${ count }">${ count }</span> <span class="frontage-like-button__postfix">sent</span>`;

export const answer =
	( body: string, status = 200, isOurs = true ) =>
	async () =>
		response( body, {
			status,
			headers: { 'x-frontage': isOurs ? '1' : null },
		} );

const offline = () => Promise.reject( new TypeError( 'Failed to fetch' ) );

export const islands = () =>
	take( document.querySelectorAll< FrontageIsland >( 'frontage-island' ), 2 );

export function wake(
	island: FrontageIsland,
	changed: object = {},
	mount = enhance
): HTMLButtonElement {
	const props = JSON.parse( island.getAttribute( 'props' )! );
	cleanups.push( mount( island, { ...props, ...changed } ) );
	return island.querySelector( 'button' )!;
}

export const cleanUp = () =>
	cleanups.splice( 0 ).forEach( ( clean ) => clean() );

export const settle = () => new Promise( ( done ) => setTimeout( done ) );

/** The messages beside each button. */
export const said = () =>
	islands().map(
		( island ) => island.querySelector( '[role=status]' )!.textContent
	);

beforeEach( () => {
	localStorage.clear();
	sent.length = answers.length = 0;
	document.body.innerHTML = `${ HTML }${ HTML }<script id="frontage-data" type="application/json">{"ajax":"/ajax","rest":"/rest/"}</script>`;
	AbortSignal.timeout ??= () => new AbortController().signal;
	globalThis.fetch = jest.fn(
		( door, { body, signal }: RequestInit = {} ) => {
			sent.push( {
				door: String( door ),
				fields: Object.fromEntries(
					body as Iterable< [ string, string ] >
				),
			} );
			return Promise.race( [
				answers.shift()?.() ?? offline(),
				new Promise< never >( ( _, fail ) =>
					signal?.addEventListener( 'abort', () =>
						fail( signal.reason )
					)
				),
			] );
		}
	);
} );

afterEach( cleanUp );
