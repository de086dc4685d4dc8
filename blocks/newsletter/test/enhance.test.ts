/** The form with JavaScript: its requests and messages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callAction } from '@frontage/api';
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';
import type { NewsletterProps } from '../view/types';

jest.mock( '@frontage/api' );
const call = jest.mocked( callAction );
let end: () => void = () => {};

const $ = < T extends HTMLElement = HTMLInputElement >( selector: string ) =>
	document.querySelector< T >( selector )!;
const form = () => $< HTMLFormElement >( 'form' );
const status = () => $( '[role=status]' );
const settle = async () => {
	for ( let turn = 0; turn < 40; turn++ ) {
		await Promise.resolve();
	}
};
const TOKEN = { token: 't', kind: 'none', html: '', data: {}, wait: 0 };
const answer = ( said: unknown ) =>
	call.mockImplementation( async ( name ) => {
		if ( name === 'frontage_newsletter_token' ) {
			return TOKEN;
		}
		if ( said instanceof Error ) {
			throw said;
		}
		return said;
	} );
const refusal = ( http: number, message = 'refused' ) =>
	Object.assign( new Error( message ), { status: http, code: 'refused' } );
const sent = () =>
	call.mock.calls.filter(
		( [ name ] ) => name !== 'frontage_newsletter_token'
	);
const fields = () => sent()[ 0 ]?.[ 1 ] as FormData;
const NOT_COMPLETED =
	'Your subscription could not be completed. Please try again later.';
const press = () =>
	form().dispatchEvent( new Event( 'submit', { cancelable: true } ) );

function start( fixture: string, changed: Partial< NewsletterProps > = {} ) {
	const page = join( __dirname, `../fixtures/${ fixture }.html` );
	document.body.innerHTML = readFileSync( page, 'utf8' );
	const island = $< FrontageIsland >( 'frontage-island' );
	const props = JSON.parse( island.getAttribute( 'props' )! );
	end = enhance( island, { ...props, ...changed } );
}

const fill = ( email: string, first = 'Ann' ) => {
	$( '[name=et_email]' ).value = email;
	$( '[name=et_firstname]' ).value = first;
};

beforeEach( () => {
	jest.useFakeTimers();
	call.mockReset();
	answer( null );
	globalThis.CSS ??= {
		escape: ( text: string ) => text.replace( /[[\]]/g, '\\$&' ),
	} as typeof CSS;
} );
afterEach( () => {
	end();
	jest.useRealTimers();
} );

it( 'sends nothing while a field is invalid, reports it and focuses the field', () => {
	start( 'name-and-address' );
	fill( 'a@b', '' );
	press();
	expect( sent() ).toEqual( [] );
	expect( form().ownerDocument.activeElement ).toBe(
		$( '[name=et_firstname]' )
	);
	expect(
		[ ...document.querySelectorAll( '[id$=-error]' ) ].map(
			( { textContent } ) => textContent
		)
	).toEqual( [
		'Fill in this field.',
		'Enter an email address such as name@example.com.',
	] );
	$( '[name=et_firstname]' ).dispatchEvent(
		new Event( 'input', { bubbles: true } )
	);
	expect( document.querySelectorAll( '[id$=-error]' ) ).toHaveLength( 1 );
} );

it( 'sends every field of S1 §7 once and replaces the form with the success message', async () => {
	start( 'name-and-address' );
	fill( 'ann@example.org' );
	answer( { success: 'Look into your mail.' } );
	press();
	press();
	expect( form().ariaBusy ).toBe( 'true' );
	expect( status().textContent ).toBe( 'Sending…' );
	await settle();
	expect( sent().map( ( [ name ] ) => name ) ).toEqual( [
		'et_pb_submit_subscribe_form',
	] );
	expect( Object.fromEntries( fields() ) ).toEqual( {
		et_checksum: 'signed',
		et_provider: 'local',
		et_list_id: '',
		et_email: 'ann@example.org',
		et_firstname: 'Ann',
		frontage_homepage: '',
		et_custom_fields: '{}',
		et_hidden_fields: '',
		et_frontend_nonce: '',
		et_account: '',
		et_ip_address: '',
		token: '',
		frontage_page_time: 'signed',
		frontage_submission_token: 't',
	} );
	expect( form().hidden ).toBe( true );
	expect( $( '.is-shown' ).textContent ).toBe( 'Look into your mail.' );
} );

it.each( [
	[ { error: 'Not this one.' }, 'Not this one.' ],
	[ null, NOT_COMPLETED ],
	[ new Error(), NOT_COMPLETED ],
	[
		refusal( 429, 'Too many tries. Wait 9 seconds.' ),
		'Too many tries. Wait 9 seconds.',
	],
	[ refusal( 403 ), NOT_COMPLETED ],
	[ refusal( 500, 'Something broke.' ), NOT_COMPLETED ],
] )(
	'shows the server’s message for five seconds: %p',
	async ( said, text ) => {
		start( 'name-and-address' );
		fill( 'ann@example.org' );
		answer( said );
		press();
		await settle();
		expect( status().textContent ).toBe( text );
		expect( status().classList ).toContain( 'is-error' );
		expect( $( '[name=et_email]' ).value ).toBe( 'ann@example.org' );
		jest.advanceTimersByTime( 4999 );
		expect( status().textContent ).toBe( text );
		jest.advanceTimersByTime( 1 );
		expect( status().textContent ).toBe( '' );
	}
);

it( 'validates a second address like the first and requires a selected box', async () => {
	start( 'questions-one-below-the-other' );
	const box = document.createElement( 'p' );
	box.className = 'frontage-newsletter__field';
	box.innerHTML =
		'<input id="boss" type="email" name="et_custom_fields[boss]">';
	form().append( box );
	fill( 'ann@example.org' );
	$( '#boss' ).value = 'bob@example';
	press();
	await settle();
	const said = ( field: string ) =>
		$( field )
			.closest( '.frontage-newsletter__field' )!
			.querySelector( '.frontage-newsletter__error' )?.textContent;
	expect( said( '#boss' ) ).toContain( 'Enter an email address' );
	expect( said( '[name*=consent]' ) ).toBe(
		'Select this checkbox to continue.'
	);
	expect(
		document.getElementById(
			$( '#boss' ).getAttribute( 'aria-describedby' )!
		)!.textContent
	).toBe( said( '#boss' ) );
	expect( $( '#boss' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	$( '#boss' ).value = ' ';
	press();
	await settle();
	expect( said( '#boss' ) ).toBeUndefined();
	expect( $( '#boss' ).hasAttribute( 'aria-invalid' ) ).toBe( false );
	expect( sent() ).toHaveLength( 0 );
} );

it( 'formats choices for the provider', async () => {
	const answers = async ( shape: NewsletterProps[ 'shape' ] ) => {
		start( 'questions-one-below-the-other', { shape } );
		fill( 'ann@example.org' );
		$( '[name=et_lastname]' ).value = 'Baker';
		$( 'select' ).value = 'm';
		$( '[value=b]' ).click();
		$( '[value=short]' ).click();
		$( '[name*=consent]' ).click();
		call.mockClear();
		answer( { success: 'x' } );
		press();
		await settle();
		return JSON.parse( String( fields().get( 'et_custom_fields' ) ) );
	};
	expect( await answers( 'id' ) ).toEqual( {
		city: '',
		often: 'm',
		topics: [ 'b' ],
		kind: 'short',
		consent: '1',
	} );
	expect( await answers( 'map' ) ).toMatchObject( {
		often: { m: 'm' },
		topics: { b: 'b' },
		kind: { short: 'short' },
	} );
} );

it( 'requires one option of a required group', () => {
	start( 'questions-one-below-the-other' );
	press();
	expect( document.body.textContent ).toContain( 'Select an option.' );
} );

it( 'sends the Mailchimp form as one field and resets it', async () => {
	start( 'mailchimp' );
	$( '[name=et_email]' ).value = 'ann@example.org';
	answer( { status: true, msg: 'Welcome!' } );
	press();
	await settle();
	expect( sent()[ 0 ]?.slice( 0, 2 ) ).toEqual( [
		'ha_mailchimp_ajax',
		{
			subscriber_info: expect.stringContaining(
				'et_email=ann%40example.org'
			),
			list_id: 'a1b2c3',
			post_id: 0,
			widget_id: $( '.frontage-newsletter' ).id,
		},
	] );
	expect( [ status().textContent, $( '[name=et_email]' ).value ] ).toEqual( [
		'Welcome!',
		'',
	] );
} );

it( 'opens a feed in a window of 550 by 520', () => {
	start( 'feed' );
	const open = jest.spyOn( window, 'open' ).mockReturnValue( null );
	expect( press() ).toBe( true );
	expect( open.mock.calls[ 0 ]?.[ 2 ] ).toMatch( /width=550,height=520/ );
} );
