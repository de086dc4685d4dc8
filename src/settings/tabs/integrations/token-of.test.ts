import { tokenOf } from './token-of';

jest.mock( '@frontage/form-captcha/vendors', () => ( {
	score: async ( { key }: { key: string } ) => {
		if ( key === 'bad' ) {
			throw new Error( 'Invalid site key' );
		}
		return `score of ${ key }`;
	},
	widget: async ( { key }: { key: string }, place: Element ) =>
		`widget of ${ key } in ${ place.parentElement!.tagName }`,
} ) );

const test1 = ( kind: string, key: string ) =>
	tokenOf( { browserTest: { kind, key, action: 'frontage_test' } } );

test( 'a browser tries the public key', async () => {
	expect( await test1( 'recaptcha', 'a' ) ).toEqual( {
		tried: true,
		token: 'score of a',
	} );
	expect( await test1( 'turnstile', 'b' ) ).toEqual( {
		tried: true,
		token: 'widget of b in BODY',
	} );
	expect( document.body.innerHTML ).toBe( '' );
} );

test( 'a key that the vendor does not know gives no token', async () => {
	expect( await test1( 'recaptcha', 'bad' ) ).toEqual( {
		tried: true,
	} );
} );

test( 'a vendor without a public key is tested by the server alone', async () => {
	expect( await tokenOf( { browserTest: null } ) ).toEqual( {} );
} );
