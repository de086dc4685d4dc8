/** The cookies and the storage of a simulated browser. */
import { endVisit, isolateStorage } from '../storage';
import type { Memory } from '../types';

const DAY_MS = 86_400_000;

let now: number;
let memory: Memory;

const real = {
	cookie: Object.getOwnPropertyDescriptor( Document.prototype, 'cookie' )!,
	local: window.localStorage,
	session: window.sessionStorage,
};

beforeEach( () => {
	now = 0;
	memory = { cookies: {}, local: {} };
	isolateStorage( memory, () => now );
} );

it( 'keeps cookies as long as they last, and never in the browser', () => {
	document.cookie = 'seen=1;path=/;samesite=lax;max-age=86400';
	document.cookie = 'visit=a=b';
	expect( document.cookie ).toBe( 'seen=1; visit=a=b' );
	memory = endVisit( memory );
	isolateStorage( memory, () => now );
	expect( document.cookie ).toBe( 'seen=1' );
	now = DAY_MS;
	expect( document.cookie ).toBe( '' );
	document.cookie = 'old=1; expires=Thu, 01 Jan 1970 00:00:00 GMT';
	expect( document.cookie ).toBe( '' );
	expect( real.cookie.get!.call( document ) ).toBe( '' );
} );

it( 'keeps what pages store, in either way, until the visit ends', () => {
	sessionStorage.page = 1;
	localStorage.setItem( 'a', 'b' );
	expect( sessionStorage.getItem( 'page' ) ).toBe( '1' );
	expect( localStorage.a ).toBe( 'b' );
	expect( localStorage.getItem( 'none' ) ).toBeNull();
	expect( localStorage ).toHaveLength( 1 );
	expect( localStorage.key( 0 ) ).toBe( 'a' );
	isolateStorage( endVisit( memory ), () => now );
	expect( sessionStorage.getItem( 'page' ) ).toBeNull();
	expect( localStorage.a ).toBe( 'b' );
	delete localStorage.a;
	expect( localStorage ).toHaveLength( 0 );
	expect( [ real.local.length, real.session.length ] ).toEqual( [ 0, 0 ] );
} );
