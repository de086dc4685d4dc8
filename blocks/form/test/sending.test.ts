/** What a form sends, and how it handles the response. */
import { ask, solve } from '@frontage/form-captcha';
import {
	answers,
	body,
	button,
	focused,
	input,
	read,
	settle,
	status,
	summary,
	mockToken,
	type,
	wake,
} from './in-page';

jest.mock( '@frontage/api', () => ( {
	callAction: jest.fn( () => Promise.resolve( mockToken ) ),
} ) );
jest.mock( '@frontage/form-captcha', () => ( {
	ask: jest.fn(),
	solve: jest.fn( () => Promise.resolve( 'solved' ) ),
} ) );

beforeEach( () => jest.clearAllMocks() );

const fill = () => {
	type( 'name_0', 'Ada' );
	type( 'email_0', 'ada@example.org' );
	type( 'message_0', 'Hello' );
};
test.each( [
	[
		'goal',
		'<div class="frontage-form__sent" tabindex="-1">Thanks</div>',
		1,
	],
	[
		'no goal',
		'<div class="frontage-form__summary" tabindex="-1">No</div>',
		0,
	],
] )( 'the response replaces the form: %s', async ( _, inner, goals ) => {
	wake( 'contact' );
	const { id } = document.querySelector( '.frontage-form' )!;
	const heard = jest.fn();
	document.body.addEventListener( 'frontage:goal', heard, {
		once: true,
	} );
	answers(
		`<html><body><p>page</p><div class="frontage-form" id="${ id }">${ inner }</div></body></html>`
	);
	fill();
	button( 'send' ).click();
	button( 'send' ).click();
	await settle();
	expect( fetch ).toHaveBeenCalledTimes( 1 );
	expect( document.body.textContent ).toMatch( /Thanks|No/ );
	expect( document.querySelector( 'form' ) ).toBeNull();
	expect( heard ).toHaveBeenCalledTimes( goals );
	expect( focused()?.textContent ).toMatch( /Thanks|No/ );
	expect( focused() ).not.toBeNull();
} );

test( 'delays autofilled values as if they were typed', async () => {
	mockToken.wait = 2;
	wake( 'contact' );
	answers( '<html><body></body></html>' );
	input( 'name_0' ).focus();
	fill();
	await settle();
	button( 'send' ).click();
	await settle();
	jest.advanceTimersByTime( 1999 );
	await settle();
	expect( fetch ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	await settle();
	expect( fetch ).toHaveBeenCalledTimes( 1 );
	mockToken.wait = 0;
} );

test( 'reports when the message did not reach the server', async () => {
	wake( 'contact' );
	answers( `<html><body>${ read( 'contact' ) }</body></html>` );
	fill();
	button( 'send' ).click();
	await settle();
	expect( summary() ).toMatch( /could not be sent/ );
	expect( input( 'message_0' ).value ).toBe( 'Hello' );
} );

test( 'announces an error and keeps the text', async () => {
	wake( 'contact' );
	answers( '{"code":"rate_limited","message":"Too many tries."}' );
	fill();
	button( 'send' ).click();
	await settle();
	expect( summary() ).toBe( 'Too many tries.' );
	expect( input( 'message_0' ).value ).toBe( 'Hello' );
} );

test( 'retries once after a network error, then reports it and enables the button', async () => {
	wake( 'contact' );
	window.fetch = jest.fn( () => Promise.reject( new TypeError() ) );
	fill();
	button( 'send' ).click();
	const element = document.querySelector( 'form' )!;
	expect( [ status(), element.ariaBusy ] ).toEqual( [ 'Sending…', 'true' ] );
	await settle();
	expect( fetch ).toHaveBeenCalledTimes( 2 );
	expect( summary() ).toMatch( /could not be sent/ );
	expect( [ status(), element.ariaBusy ] ).toEqual( [ '', null ] );
	answers( read( 'contact' ) );
	button( 'send' ).click();
	await settle();
	expect( fetch ).toHaveBeenCalledTimes( 1 );
} );

test( 'redirects after success', async () => {
	wake( 'contact' );
	const { id } = document.querySelector( '.frontage-form' )!;
	answers(
		`<div class="frontage-form" id="${ id }"><div class="frontage-form__sent" data-redirect="#thanks"></div></div>`
	);
	fill();
	button( 'send' ).click();
	await settle();
	expect( window.location.hash ).toBe( '#thanks' );
	window.location.hash = '';
} );

test( 'sends the descriptions of its fields and which are hidden (S1 §3)', async () => {
	wake( 'steps-with-a-condition' );
	answers( '' );
	type( 'name_0', 'Ada' );
	type( 'email_0', 'ada@example.org' );
	button( 'next' ).click();
	input( 'consent_0' ).checked = true;
	button( 'send' ).click();
	await settle();
	const sent = ( name: string ) =>
		JSON.parse( body().get( `et_pb_contact_${ name }_0` ) as string );
	expect( sent( 'email_hidden_fields' ) ).toEqual( [ 'where' ] );
	expect( sent( 'email_fields' )[ 0 ] ).toEqual( {
		field_id: 'et_pb_contact_name_0',
		original_id: 'name',
		required_mark: 'required',
		field_type: 'text',
		field_label: 'Name',
	} );
	expect(
		sent( 'email_fields' ).map(
			( field: Record< string, string > ) => field.original_id
		)
	).toEqual( [ 'name', 'email', 'heard', 'cv', 'consent' ] );
} );

test.each( [
	[ 'proof', 'solved', 1 ],
	[ 'none', '', 0 ],
	[ 'math', '', 0 ],
] )( 'a captcha of the kind %s sends “%s”', async ( kind, token, times ) => {
	Object.assign( mockToken, { kind, wait: undefined } );
	wake( 'contact' );
	answers( '' );
	fill();
	input( 'name_0' ).focus();
	await settle();
	button( 'send' ).click();
	await settle();
	Object.assign( mockToken, { kind: 'none', wait: 0 } );
	expect( body().get( 'token' ) ).toBe( token );
	expect( body().get( 'frontage_submission_token' ) ).toBe( 't' );
	expect( solve ).toHaveBeenCalledTimes( times );
} );

test( 'loads a service only with the visitor’s consent', async () => {
	const consent = { service: 'Turnstile' };
	mockToken.data = { consent };
	wake( 'contact' );
	input( 'name_0' ).focus();
	await settle();
	mockToken.data = {};
	const place = document.querySelector( '.frontage-form__captcha' );
	expect( ask ).toHaveBeenCalledWith(
		place,
		consent,
		expect.any( Function )
	);
} );

test( 'sends the newest token', async () => {
	wake( 'contact', undefined, ( html ) =>
		html.replace(
			'name="frontage_submission_token" value=""',
			'name="frontage_submission_token" value="brought"'
		)
	);
	answers( '' );
	fill();
	input( 'name_0' ).focus();
	button( 'send' ).click();
	await settle();
	expect( body().get( 'frontage_submission_token' ) ).toBe( 'brought' );
} );

test( 'does a proof of work that the server asks for, and sends again without another press', async () => {
	wake( 'contact' );
	const { id } = document.querySelector( '.frontage-form' )!;
	const captcha = {
		token: 'harder',
		kind: 'proof',
		html: '',
		data: { maxnumber: 400_000 },
	};
	const sent = `<div class="frontage-form" id="${ id }"><div class="frontage-form__sent" tabindex="-1">Thanks</div></div>`;
	const bodies: FormData[] = [];
	const texts = [ JSON.stringify( { sent: false, captcha } ), sent ];
	window.fetch = jest.fn( ( _, options ) => {
		bodies.push( options?.body as FormData );
		const text = async () => texts[ bodies.length - 1 ];
		return Promise.resolve( { text } as Response );
	} );
	fill();
	button( 'send' ).click();
	await settle();
	expect( fetch ).toHaveBeenCalledTimes( 2 );
	expect( bodies[ 1 ]!.get( 'frontage_submission_token' ) ).toBe( 'harder' );
	expect( bodies[ 1 ]!.get( 'token' ) ).toBe( 'solved' );
	expect( document.body.textContent ).toContain( 'Thanks' );
} );
