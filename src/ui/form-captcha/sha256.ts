/* eslint-disable no-bitwise -- A hash is made of them. */
/**
 * SHA-256 of ASCII text, for pages without HTTPS, where `crypto.subtle` is not available, and for many
 * short texts, where it is slow.
 */

/** The eight words of the hash. */
type State = [ number, number, number, number, number, number, number, number ];

const primes: number[] = [];
for ( let number = 2; primes.length < 64; number++ ) {
	if ( primes.every( ( prime ) => number % prime ) ) {
		primes.push( number );
	}
}
const fraction = ( value: number ) => ( ( value % 1 ) * 2 ** 32 ) | 0;
const START = primes
	.slice( 0, 8 )
	.map( ( prime ) => fraction( Math.sqrt( prime ) ) ) as State;
const ROUND = Int32Array.from( primes, ( prime ) =>
	fraction( Math.cbrt( prime ) )
);
const turn = ( word: number, by: number ) =>
	( word >>> by ) | ( word << ( 32 - by ) );

/**
 * Returns the hash in hexadecimal.
 *
 * @param text ASCII text.
 */
export function sha256( text: string ): string {
	const state: State = [ ...START ];
	const words = new Int32Array( ( ( ( text.length + 8 ) >> 6 ) + 1 ) << 4 );
	for ( let place = 0; place <= text.length; place++ ) {
		const code = place < text.length ? text.charCodeAt( place ) : 0x80;
		words[ place >> 2 ]! |= code << ( 24 - ( place % 4 ) * 8 );
	}
	words[ words.length - 1 ] = text.length * 8;
	for ( let start = 0; start < words.length; start += 16 ) {
		compress( state, words.subarray( start, start + 16 ) );
	}
	return state
		.map( ( word ) => ( word >>> 0 ).toString( 16 ).padStart( 8, '0' ) )
		.join( '' );
}

/** Made once: memory for each hash would take longer than the hash. */
const plan = new Int32Array( 64 );

/*
 * The indices stay within the 8 words of the state and the 64 of the plan and of ROUND, hence the `!`:
 * a check of each would cost time and bytes in the hottest loop.
 */
function compress( state: State, block: Int32Array ): void {
	plan.set( block );
	for ( let i = 16; i < 64; i++ ) {
		const early = plan[ i - 15 ]!;
		const late = plan[ i - 2 ]!;
		plan[ i ] =
			plan[ i - 16 ]! +
			plan[ i - 7 ]! +
			( turn( early, 7 ) ^ turn( early, 18 ) ^ ( early >>> 3 ) ) +
			( turn( late, 17 ) ^ turn( late, 19 ) ^ ( late >>> 10 ) );
	}
	let [ a, b, c, d, e, f, g, h ] = state;
	for ( let i = 0; i < 64; i++ ) {
		const one =
			( h +
				( turn( e, 6 ) ^ turn( e, 11 ) ^ turn( e, 25 ) ) +
				( ( e & f ) ^ ( ~e & g ) ) +
				ROUND[ i ]! +
				plan[ i ]! ) |
			0;
		const two =
			( ( turn( a, 2 ) ^ turn( a, 13 ) ^ turn( a, 22 ) ) +
				( ( a & b ) ^ ( a & c ) ^ ( b & c ) ) ) |
			0;
		h = g;
		g = f;
		f = e;
		e = ( d + one ) | 0;
		d = c;
		c = b;
		b = a;
		a = ( one + two ) | 0;
	}
	[ a, b, c, d, e, f, g, h ].forEach(
		( word, i ) => ( state[ i ] = ( state[ i ]! + word ) | 0 )
	);
}
