/** Text kept on the device, values from the address, and the history of steps. */
import {
	answers,
	body,
	button,
	input,
	mockToken,
	read,
	settle,
	type,
	wake,
} from './in-page';

import { callAction } from '@frontage/api';

jest.mock( '@frontage/api', () => ( {
	callAction: jest.fn( () => Promise.resolve( mockToken ) ),
} ) );

const STEPS = 'steps-with-a-condition';
const note = () => document.querySelector( '.frontage-form__draft' );
const write = ( id: string, value: string ) => {
	type( id, value );
	jest.advanceTimersByTime( 300 );
};
const sent = () =>
	read( STEPS ).replace(
		/<frontage-island.*<\/frontage-island>/s,
		'<div class="frontage-form__sent" tabindex="-1"><p>Thanks</p></div>'
	);
const shown = () =>
	[
		...document.querySelectorAll< HTMLElement >( '.frontage-form__step' ),
	].findIndex( ( { hidden } ) => ! hidden );
const current = () =>
	document.querySelector( '.frontage-form__stage[aria-current]' )
		?.textContent;

describe( 'drafts', () => {
	test( 'are filled in again on the same page, and cleared by hand', () => {
		wake( STEPS );
		write( 'name_0', 'Ada' );
		wake( STEPS );
		expect( input( 'name_0' ).value ).toBe( 'Ada' );
		expect( note()!.textContent ).toMatch( /filled in again.*Start over/ );
		note()!.querySelector( 'button' )!.click();
		expect( [ input( 'name_0' ).value, note() ] ).toEqual( [ '', null ] );
		wake( STEPS );
		expect( input( 'name_0' ).value ).toBe( '' );
	} );

	test( 'never keep consent, and end when the form was sent', async () => {
		wake( STEPS );
		write( 'name_0', 'Ada' );
		write( 'email_0', 'ada@example.org' );
		button( 'next' ).click();
		input( 'consent_0' ).checked = true;
		write( 'consent_0', '1' );
		expect( JSON.stringify( { ...localStorage } ) ).toMatch( /Ada/ );
		expect( JSON.stringify( { ...localStorage } ) ).not.toMatch(
			/consent/
		);
		answers( sent() );
		button( 'send' ).click();
		await settle();
		await jest.advanceTimersByTimeAsync( 5000 );
		expect( document.body.textContent ).toMatch( 'Thanks' );
		expect( localStorage ).toHaveLength( 0 );
		wake( STEPS );
		expect( shown() ).toBe( 0 );
	} );

	test( 'that are started over are another message, also if the token was fetched before', async () => {
		wake( STEPS );
		write( 'name_0', 'Ada' );
		wake( STEPS );
		const clear = note()!.querySelector( 'button' )!;
		clear.focus();
		await settle();
		const [ , first ] = jest.mocked( callAction ).mock.lastCall!;
		clear.click();
		write( 'name_0', 'Bob' );
		write( 'email_0', 'bob@example.org' );
		button( 'next' ).click();
		input( 'consent_0' ).checked = true;
		answers( sent() );
		button( 'send' ).click();
		await settle();
		await jest.advanceTimersByTimeAsync( 5000 );
		const [ , second ] = jest.mocked( callAction ).mock.lastCall!;
		expect( Object( second ).frontage_key ).toBe(
			body().get( 'frontage_key' )
		);
		expect( Object( first ).frontage_key ).toMatch( /^[0-9a-f]{32}$/ );
		expect( Object( second ).frontage_key ).not.toBe(
			Object( first ).frontage_key
		);
	} );

	test( 'have a key that stays the same until the form was sent or is started over', async () => {
		const keys: unknown[] = [];
		const send = async () => {
			write( 'name_0', 'Ada' );
			write( 'email_0', 'ada@example.org' );
			button( 'next' ).click();
			input( 'consent_0' ).checked = true;
			button( 'send' ).click();
			await settle();
			await jest.advanceTimersByTimeAsync( 5000 );
			keys.push( body().get( 'frontage_key' ) );
		};
		wake( STEPS );
		window.fetch = jest.fn( () => Promise.reject( new TypeError() ) );
		await send();
		wake( STEPS );
		answers( sent() );
		await send();
		wake( STEPS );
		await send();
		wake( STEPS );
		write( 'name_0', 'Ada' );
		wake( STEPS );
		note()!.querySelector( 'button' )!.click();
		await send();
		expect( keys[ 0 ] ).toMatch( /^[0-9a-f]{32}$/ );
		expect( keys[ 1 ] ).toBe( keys[ 0 ] );
		expect( new Set( keys ).size ).toBe( 3 );
		const begun = jest.mocked( callAction ).mock.calls.slice( -4 );
		expect(
			begun.map( ( [ , fields ] ) => Object( fields ).frontage_key )
		).toEqual( keys );
	} );

	test( 'are old after a week, and off if the author says so', () => {
		wake( STEPS );
		write( 'name_0', 'Ada' );
		jest.advanceTimersByTime( 8 * 86_400_000 );
		wake( STEPS );
		expect( input( 'name_0' ).value ).toBe( '' );
		localStorage.clear();
		const off = ( { words }: { words: Record< string, string > } ) => {
			delete words.restored;
		};
		wake( STEPS, off );
		write( 'name_0', 'Ada' );
		expect( localStorage ).toHaveLength( 0 );
	} );
} );

describe( 'prefill', () => {
	afterEach( () => history.replaceState( null, '', '/' ) );

	test( 'takes from the address what the author allows, and nothing else', () => {
		history.replaceState( null, '', '/?name=Ada&email=x@y.example' );
		wake( STEPS, ( props ) => {
			props.prefill = { name: 'address' };
		} );
		expect( input( 'name_0' ).value ).toBe( 'Ada' );
		expect( input( 'email_0' ).value ).toBe( '' );
	} );

	test( 'takes from the user what comes with the token, but overwrites nothing', async () => {
		mockToken.user = { 'user-name': 'Zoë', 'user-email': 'z@example.org' };
		wake( STEPS, ( props ) => {
			props.prefill = { name: 'user-name', email: 'user-email' };
		} );
		type( 'name_0', 'Ada' );
		input( 'email_0' ).dispatchEvent(
			new Event( 'focusin', { bubbles: true } )
		);
		await settle();
		expect( [ input( 'name_0' ).value, input( 'email_0' ).value ] ).toEqual(
			[ 'Ada', 'z@example.org' ]
		);
		delete mockToken.user;
	} );
} );

describe( 'steps', () => {
	const go = () => {
		wake( STEPS );
		type( 'name_0', 'Ada' );
		type( 'email_0', 'ada@example.org' );
		button( 'next' ).click();
	};

	test( 'have names, and show where the visitor is', () => {
		go();
		const names = [
			...document.querySelectorAll( '.frontage-form__stage' ),
		].map( ( { textContent } ) => textContent );
		expect( names ).toHaveLength( 2 );
		expect( current() ).toBe( names[ 1 ] );
	} );

	test( 'are entries of the history, and survive a reload', () => {
		go();
		expect( history.state.frontageSteps ).toBeTruthy();
		wake( STEPS );
		expect( shown() ).toBe( 1 );
		history.replaceState( null, '' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( shown() ).toBe( 0 );
	} );

	test( 'ask for the captcha only on the last one', () => {
		wake( STEPS );
		const captcha = () =>
			document.querySelector< HTMLElement >( '.frontage-form__captcha' )!
				.hidden;
		expect( captcha() ).toBe( true );
		go();
		expect( captcha() ).toBe( false );
	} );
} );
