/** A button that remembers consent or withdraws it: a press does what it said. */
import { grantConsent, mayContact, type Terms } from '@frontage/lib/consent';
import { consentChoice } from './choice';
import { REMEMBERED, wakeIfRemembered } from './remembered';

const TERMS: Terms = { vendor: 'tube', category: 'marketing', mode: 'ask' };

/** A press that the runtime repeats. */
const HELD = { isTrusted: false };

function choice() {
	const shown = jest.fn();
	const load = jest.fn();
	const stop = jest.fn();
	return {
		shown,
		load,
		stop,
		...consentChoice( TERMS, shown, { load, stop } ),
	};
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	localStorage.clear();
	delete window.wp_has_consent;
} );

test( 'a press on what the server printed loads, although the browser remembers consent, and does not withdraw it', () => {
	grantConsent( TERMS );
	const { press, load, stop, shown, end } = choice();
	expect( shown ).toHaveBeenLastCalledWith( true );
	// The runtime repeats it when the widget is awake.
	setTimeout( () => press( HELD ) );
	jest.advanceTimersByTime( 1 );
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( stop ).not.toHaveBeenCalled();
	expect( mayContact( TERMS ) ).toBe( true );
	end();
} );

test( 'does so on a busy device', () => {
	grantConsent( TERMS );
	const { press, load, end } = choice();
	// Mounting takes longer than the time for which presses are held.
	jest.setSystemTime( Date.now() + 5000 );
	setTimeout( () => press( HELD ) );
	jest.advanceTimersToNextTimer();
	jest.advanceTimersToNextTimer();
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( mayContact( TERMS ) ).toBe( true );
	end();
} );

test( 'a press that was not held is made on what is shown, however early', () => {
	grantConsent( TERMS );
	const { press, stop, end } = choice();
	press( { isTrusted: true } );
	expect( stop ).toHaveBeenCalledTimes( 1 );
	expect( mayContact( TERMS ) ).toBe( false );
	end();
} );

test( 'later presses withdraw and give it again, each as the button said', () => {
	grantConsent( TERMS );
	const { press, load, stop, shown, end } = choice();
	jest.advanceTimersByTime( 100 );
	press( HELD );
	expect( stop ).toHaveBeenCalledTimes( 1 );
	expect( shown ).toHaveBeenLastCalledWith( false );
	expect( mayContact( TERMS ) ).toBe( false );
	press( HELD );
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( shown ).toHaveBeenLastCalledWith( true );
	end();
} );

test( 'says what another button, or a consent plugin, has changed, until it ends', () => {
	const { shown, end } = choice();
	expect( shown ).toHaveBeenLastCalledWith( false );
	grantConsent( TERMS );
	expect( shown ).toHaveBeenLastCalledWith( true );
	window.wp_has_consent = () => false;
	document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change' ) );
	expect( shown ).toHaveBeenLastCalledWith( false );
	end();
	shown.mockClear();
	grantConsent( TERMS );
	expect( shown ).not.toHaveBeenCalled();
} );

test( 'a widget wakes for a visitor who has agreed before, and for nobody else', async () => {
	document.body.innerHTML =
		'<div><frontage-island name="video-remembered"></frontage-island><frontage-island name="video"></frontage-island></div>';
	const [ part, widget ] = document.querySelectorAll( 'frontage-island' );
	const wake = jest.fn( async () => {} );
	const told = jest.fn();
	Object.assign( widget!, { wake } );
	widget!.addEventListener( REMEMBERED, told );
	const ask = () =>
		wakeIfRemembered(
			part as Parameters< typeof wakeIfRemembered >[ 0 ],
			TERMS
		);
	await ask();
	window.wp_has_consent = () => true;
	await ask();
	delete window.wp_has_consent;
	expect( wake ).not.toHaveBeenCalled();
	grantConsent( TERMS );
	await ask();
	expect( wake ).toHaveBeenCalledTimes( 1 );
	expect( told ).toHaveBeenCalledTimes( 1 );
} );

test( 'says what the browser remembers when its visitor comes back, or has chosen in another tab', () => {
	const { shown, end } = choice();
	expect( shown ).toHaveBeenLastCalledWith( false );
	const remember = ( names: Record< string, number > ) =>
		localStorage.setItem( 'frontage-consent', JSON.stringify( names ) );
	remember( { tube: Date.now() + 1000 } );
	window.dispatchEvent(
		Object.assign( new Event( 'pageshow' ), { persisted: true } )
	);
	expect( shown ).toHaveBeenLastCalledWith( true );
	remember( {} );
	window.dispatchEvent(
		new StorageEvent( 'storage', { key: 'frontage-consent' } )
	);
	expect( shown ).toHaveBeenLastCalledWith( false );
	end();
	const calls = shown.mock.calls.length;
	window.dispatchEvent(
		Object.assign( new Event( 'pageshow' ), { persisted: true } )
	);
	expect( shown ).toHaveBeenCalledTimes( calls );
} );
