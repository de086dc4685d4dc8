import { sha256 } from './sha256';

export interface Challenge {
	algorithm: string;
	challenge: string;
	maxnumber: number;
	salt: string;
	signature: string;
}

/** How many numbers are tried before yielding to the page. */
const AT_ONCE = 2000;

/** Solves a proof of work, in the protocol of ALTCHA (v1). */
export async function prove( asked: Challenge ): Promise< string > {
	const { algorithm, challenge, salt, signature, maxnumber } = asked;
	const start = Date.now();
	for ( let number = 0; number <= maxnumber; number++ ) {
		if ( sha256( salt + number ) === challenge ) {
			const took = Date.now() - start;
			return btoa(
				JSON.stringify( {
					algorithm,
					challenge,
					number,
					salt,
					signature,
					took,
				} )
			);
		}
		if ( number % AT_ONCE === 0 ) {
			await new Promise( ( done ) => setTimeout( done ) );
		}
	}
	return '';
}
