/** Third-party captchas, and what happens if the provider cannot be reached. */
import { score, widget, type Turnstile } from './vendors';
import { item } from '../../../tests/support/items';

const ASKED = { key: 'public', action: 'frontage_form_x' };
const script = () => document.head.querySelector( 'script' )!;
const settle = async () => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};
/** Records the current state of a promise. */
const follow = ( work: Promise< string > ) => {
	const said = { it: 'waiting' };
	work.then(
		( token ) => ( said.it = token ),
		() => ( said.it = 'failed' )
	);
	return said;
};
const pass = async ( milliseconds: number ) => {
	await settle();
	jest.advanceTimersByTime( milliseconds );
	await settle();
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	document.head.innerHTML = '';
	delete window.grecaptcha;
	delete window.turnstile;
} );

/** The script is loaded once per page: the order of these tests matters. */
test( 'a blocked script fails at once, and a slow one after ten seconds; both can be retried', async () => {
	const blocked = follow( score( ASKED ) );
	expect( script().src ).toBe(
		'https://www.google.com/recaptcha/api.js?render=public'
	);
	script().dispatchEvent( new Event( 'error' ) );
	await settle();
	expect( blocked.it ).toBe( 'failed' );
	script().remove();
	const silent = follow( score( ASKED ) );
	await pass( 9999 );
	expect( silent.it ).toBe( 'waiting' );
	await pass( 1 );
	expect( silent.it ).toBe( 'failed' );
	window.grecaptcha = {
		ready: ( then ) => then(),
		execute: async ( key, { action } ) => `${ key }/${ action }`,
	};
	script().dispatchEvent( new Event( 'load' ) );
	const late = follow( score( ASKED ) );
	await settle();
	expect( late.it ).toBe( 'public/frontage_form_x' );
} );

test( 'a script that does nothing fails after ten seconds', async () => {
	window.grecaptcha = { ready: () => {}, execute: async () => 'never' };
	const mute = follow( score( ASKED ) );
	await pass( 10_000 );
	expect( mute.it ).toBe( 'failed' );
} );

test( 'a checkbox captcha waits for the visitor, and is removed when it fails', async () => {
	const place = document.createElement( 'div' );
	const boxes: Parameters< Turnstile[ 'render' ] >[ 1 ][] = [];
	const box = () => item( boxes, -1 );
	window.turnstile = {
		render: ( _, options ) => {
			boxes.push( options );
			return '';
		},
	};
	const pressed = follow( widget( ASKED, place ) );
	script().dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( box() ).toMatchObject( {
		sitekey: 'public',
		action: 'frontage_form_x',
	} );
	box()[ 'before-interactive-callback' ]();
	await pass( 60_000 );
	expect( pressed.it ).toBe( 'waiting' );
	box().callback( 'token' );
	await settle();
	expect( pressed.it ).toBe( 'token' );
	expect( place.childElementCount ).toBe( 1 );
	place.replaceChildren();

	for ( const event of [
		'error-callback',
		'timeout-callback',
		'unsupported-callback',
	] as const ) {
		const failed = follow( widget( ASKED, place ) );
		await settle();
		box()[ 'before-interactive-callback' ]();
		box()[ event ]();
		await settle();
		expect( failed.it ).toBe( 'failed' );
		expect( place.childElementCount ).toBe( 0 );
	}
	const mute = follow( widget( ASKED, place ) );
	await pass( 10_000 );
	expect( mute.it ).toBe( 'failed' );
} );
