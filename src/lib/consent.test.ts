import {
	grantConsent,
	isDecidedElsewhere,
	mayContact,
	onConsent,
	onWithdrawal,
	withdraw,
	type Terms,
} from './consent';

const terms = ( mode: Terms[ 'mode' ], vendor = 'maps' ): Terms => ( {
	vendor,
	category: 'marketing',
	mode,
} );

afterEach( () => {
	localStorage.clear();
	delete window.wp_has_consent;
	jest.restoreAllMocks();
} );

test( 'contacts no service before the visitor agrees, unless the owner says so', () => {
	expect( mayContact( terms( 'ask' ) ) ).toBe( false );
	expect( mayContact( terms( 'click' ) ) ).toBe( false );
	expect( mayContact( terms( 'allow' ) ) ).toBe( true );
} );

test( 'remembers consent for each company if the owner allows it', () => {
	grantConsent( terms( 'ask' ) );
	expect( mayContact( terms( 'ask' ) ) ).toBe( true );
	expect( mayContact( terms( 'ask', 'videos' ) ) ).toBe( false );
	expect( mayContact( terms( 'click' ) ) ).toBe( false );
	grantConsent( terms( 'ask', 'videos' ) );
	expect( mayContact( terms( 'ask' ) ) ).toBe( true );
} );

test( 'a consent plugin decides instead', () => {
	window.wp_has_consent = ( category ) => category === 'functional';
	grantConsent( terms( 'ask' ) );
	expect( mayContact( terms( 'allow' ) ) ).toBe( false );
	expect(
		mayContact( { ...terms( 'click' ), category: 'functional' } )
	).toBe( true );
} );

test( 'calls listeners once when the visitor agrees elsewhere on the page', () => {
	const then = jest.fn();
	const never = jest.fn();
	onConsent( terms( 'ask' ), then );
	const stop = onConsent( terms( 'ask' ), never );
	stop();
	grantConsent( terms( 'ask', 'videos' ) );
	expect( then ).not.toHaveBeenCalled();
	grantConsent( terms( 'ask' ) );
	grantConsent( terms( 'ask' ) );
	expect( then ).toHaveBeenCalledTimes( 1 );
	expect( never ).not.toHaveBeenCalled();
} );

test( 'calls listeners when a consent plugin reports a change', () => {
	let allowed = false;
	window.wp_has_consent = () => allowed;
	const then = jest.fn();
	onConsent( terms( 'ask' ), then );
	document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change' ) );
	expect( then ).not.toHaveBeenCalled();
	allowed = true;
	document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change' ) );
	expect( then ).toHaveBeenCalledTimes( 1 );
} );

test( 'works without storage', () => {
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'No module.' );
	} );
	jest.spyOn( Storage.prototype, 'getItem' ).mockReturnValue( '{broken' );
	const then = jest.fn();
	onConsent( terms( 'ask' ), then );
	grantConsent( terms( 'ask' ) );
	expect( then ).toHaveBeenCalledTimes( 1 );
	expect( mayContact( terms( 'ask' ) ) ).toBe( false );
} );

test( 'a withdrawal reaches whatever has loaded from the same service, until it stops waiting', () => {
	const [ here, other, stopped ] = [ jest.fn(), jest.fn(), jest.fn() ];
	onWithdrawal( terms( 'ask' ), here );
	onWithdrawal( terms( 'ask', 'videos' ), other );
	onWithdrawal( terms( 'ask' ), stopped )();
	grantConsent( terms( 'ask' ) );
	withdraw( terms( 'ask' ) );
	expect( mayContact( terms( 'ask' ) ) ).toBe( false );
	expect( here ).toHaveBeenCalledTimes( 1 );
	expect( other ).not.toHaveBeenCalled();
	expect( stopped ).not.toHaveBeenCalled();
} );

test( 'a consent plugin withdraws its own categories only', () => {
	const then = jest.fn();
	onWithdrawal( terms( 'ask' ), then );
	const change = ( detail: object ) =>
		document.dispatchEvent(
			new CustomEvent( 'wp_listen_for_consent_change', { detail } )
		);
	change( { functional: 'deny' } );
	change( { marketing: 'allow' } );
	expect( then ).not.toHaveBeenCalled();
	change( { marketing: 'deny' } );
	expect( then ).toHaveBeenCalledTimes( 1 );
} );

test( 'what the owner or a consent plugin allows cannot be withdrawn here', () => {
	expect( isDecidedElsewhere( terms( 'ask' ) ) ).toBe( false );
	expect( isDecidedElsewhere( terms( 'allow' ) ) ).toBe( true );
	window.wp_has_consent = ( category ) => category === 'functional';
	expect( isDecidedElsewhere( terms( 'allow' ) ) ).toBe( false );
	expect(
		isDecidedElsewhere( { ...terms( 'ask' ), category: 'functional' } )
	).toBe( true );
} );

describe( 'memory', () => {
	const DAY = 24 * 60 * 60 * 1000;
	const stored = () => localStorage.getItem( 'frontage-consent' );
	const store = ( value: unknown ) =>
		localStorage.setItem( 'frontage-consent', JSON.stringify( value ) );

	beforeEach( () => jest.useFakeTimers( { now: 1000 * DAY } ) );
	afterEach( () => jest.useRealTimers() );

	test( 'lasts 30 days, for each company', () => {
		grantConsent( terms( 'ask' ) );
		jest.setSystemTime( 1020 * DAY );
		grantConsent( terms( 'ask', 'videos' ) );
		jest.setSystemTime( 1030 * DAY - 1 );
		expect( mayContact( terms( 'ask' ) ) ).toBe( true );
		jest.setSystemTime( 1030 * DAY );
		expect( mayContact( terms( 'ask' ) ) ).toBe( false );
		expect( mayContact( terms( 'ask', 'videos' ) ) ).toBe( true );
	} );

	test( 'of earlier versions, without an end, ends 30 days after it is read', () => {
		store( [ 'maps', 7 ] );
		expect( mayContact( terms( 'ask' ) ) ).toBe( true );
		expect( stored() ).toBe(
			JSON.stringify( { 7: 1030 * DAY, maps: 1030 * DAY } )
		);
		withdraw( terms( 'ask' ) );
		expect( mayContact( terms( 'ask' ) ) ).toBe( false );
	} );

	test.each( [
		'null',
		'7',
		'"maps"',
		'{"maps":"x"}',
		'{"maps":9e99}',
		'{',
	] )( 'is nothing if %s is stored', ( json ) => {
		localStorage.setItem( 'frontage-consent', json );
		expect( mayContact( terms( 'ask' ) ) ).toBe( false );
	} );
} );
