import { COOKIE, forget, picked, printed } from './page';

const AGENT =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

const pretend = ( name: string, value: unknown ) =>
	Object.defineProperty( navigator, name, { value, configurable: true } );

beforeEach( () => {
	forget();
	pretend( 'userAgent', AGENT );
} );

afterEach( () => {
	jest.restoreAllMocks();
	pretend( 'doNotTrack', null );
	pretend( 'globalPrivacyControl', undefined );
	delete window.wp_has_consent;
} );

const chance = ( ...values: number[] ) => {
	const random = jest.spyOn( Math, 'random' );
	values.forEach( ( value ) => random.mockReturnValueOnce( value ) );
};

describe( 'pick', () => {
	it( 'puts the variant in place of the control, and keeps it', async () => {
		chance( 0, 0.9 );
		const root = printed();
		expect( await picked( root ) ).toBe( 'New' );
		expect( root.dataset.subject ).toBe( '1' );
		expect( document.cookie ).toBe( `${ COOKIE }=1` );
		chance( 0, 0 );
		expect( await picked( printed() ) ).toBe( 'New' );
	} );

	it( 'leaves the control', async () => {
		chance( 0, 0.4 );
		const root = printed();
		expect( await picked( root ) ).toBe( 'Old' );
		expect( root.dataset.subject ).toBe( '0' );
		expect( document.cookie ).toBe( `${ COOKIE }=0` );
	} );

	it( 'chooses by weight', async () => {
		for ( const [ random, text ] of [
			[ 0.24, 'Old' ],
			[ 0.26, 'New' ],
		] as const ) {
			forget();
			chance( 0, random );
			const weights: [ number, number ][] = [
				[ 0, 10 ],
				[ 1, 30 ],
			];
			expect( await picked( printed( { weights } ) ) ).toBe( text );
		}
		forget();
		chance( 0, 0.999 );
		const none: [ number, number ][] = [
			[ 0, 0 ],
			[ 1, 0 ],
		];
		expect( await picked( printed( { weights: none } ) ) ).toBe( 'Old' );
	} );

	it( 'leaves out those who do not take part, for good', async () => {
		chance( 0.5 );
		const root = printed( { share: 50 } );
		expect( await picked( root ) ).toBe( 'Old' );
		expect( root.dataset.subject ).toBeUndefined();
		expect( document.cookie ).toBe( `${ COOKIE }=x` );
		chance( 0, 0.9 );
		expect( await picked( printed( { share: 100 } ) ) ).toBe( 'Old' );
	} );

	it( 'has a cookie of its own on a site in a folder', async () => {
		document.cookie = `${ COOKIE }=1ab;path=/`;
		chance( 0, 0.4 );
		const site = '-6b4b1a2c';
		expect( await picked( printed( { site } ) ) ).toBe( 'Old' );
		expect( document.cookie ).toBe(
			`${ COOKIE }=1ab; ${ COOKIE }${ site }=0`
		);
		expect( await picked( printed() ) ).toBe( 'New' );
		expect( await picked( printed( { site } ) ) ).toBe( 'Old' );
	} );

	it( 'chooses again when the variant is gone', async () => {
		document.cookie = `${ COOKIE }=7ab;path=/`;
		chance( 0, 0.9 );
		expect( await picked( printed() ) ).toBe( 'New' );
		expect( document.cookie ).toBe( `${ COOKIE }=1` );
	} );

	it.each( [
		[ 'userAgent', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://x)' ],
		[ 'userAgent', 'facebookexternalhit/1.1' ],
		[ 'userAgent', 'Chrome-Lighthouse' ],
		[ 'doNotTrack', '1' ],
		[ 'globalPrivacyControl', true ],
	] )(
		'shows the control and sets no cookie: %s %s',
		async ( name, value ) => {
			pretend( name, value );
			chance( 0, 0.9 );
			const root = printed();
			expect( await picked( root ) ).toBe( 'Old' );
			expect( root.dataset.subject ).toBeUndefined();
			expect( document.cookie ).toBe( '' );
		}
	);

	it( 'does not take a phone called Cubot for a robot', async () => {
		pretend(
			'userAgent',
			'Mozilla/5.0 (Linux; Android 13; CUBOT X18 Plus) Chrome/150'
		);
		chance( 0, 0.9 );
		expect( await picked( printed() ) ).toBe( 'New' );
	} );

	it( 'asks a consent plugin, or its cookie while it is not there', async () => {
		chance( 0, 0.9 );
		expect( await picked( printed( { consent: true } ) ) ).toBe( 'Old' );
		expect( document.cookie ).toBe( '' );
		document.cookie = 'wp_consent_statistics-anonymous=allow;path=/';
		expect( await picked( printed( { consent: true } ) ) ).toBe( 'New' );
		window.wp_has_consent = () => false;
		forget();
		expect( await picked( printed( { consent: true } ) ) ).toBe( 'Old' );
	} );

	it( 'leaves the control where cookies are forbidden or not kept', async () => {
		const cookie = jest.spyOn( document, 'cookie', 'get' );
		cookie.mockReturnValue( '' );
		chance( 0, 0.9 );
		expect( await picked( printed() ) ).toBe( 'Old' );
		cookie.mockImplementation( () => {
			throw new Error( 'Forbidden' );
		} );
		expect( await picked( printed() ) ).toBe( 'Old' );
	} );

	it( 'leaves the control whatever the data is', async () => {
		const root = printed();
		root.dataset.split = '{';
		expect( await picked( root ) ).toBe( 'Old' );
	} );
} );
