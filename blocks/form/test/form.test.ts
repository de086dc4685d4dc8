/** The script of forms, on what the server prints for the fixtures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prove } from '../../../src/ui/form-captcha/proof';
import { sha256 } from '../../../src/ui/form-captcha/sha256';
import { form } from '../../../src/ui/form';

const ticket = { ticket: 't', kind: 'none', html: '', data: {}, wait: 0 };
jest.mock( '../../../src/api', () => ( {
	callAction: jest.fn( () => Promise.resolve( ticket ) ),
} ) );

let stop = () => {};

const read = ( fixture: string ) =>
	readFileSync( join( __dirname, `../fixtures/${ fixture }.html` ), 'utf8' );

function wake( fixture: string ): void {
	document.body.innerHTML = read( fixture );
	const island = document.querySelector< HTMLElement >( 'frontage-island' )!;
	stop = form( island, JSON.parse( island.getAttribute( 'props' )! ) );
}

const input = ( id: string ) =>
	document.getElementById( `et_pb_contact_${ id }` ) as HTMLInputElement;
const button = ( name: string ) =>
	document.querySelector< HTMLElement >(
		`.frontage-form__button.is-${ name }`
	)!;
const type = ( id: string, value: string, event = 'input' ) => {
	input( id ).value = value;
	input( id ).dispatchEvent( new Event( event, { bubbles: true } ) );
};
const summary = () =>
	document.querySelector( '.frontage-form__summary' )!.textContent;

beforeAll( () => {
	window.CSS ??= { escape: ( text: string ) => text } as typeof CSS;
} );
beforeEach( () => {
	jest.useFakeTimers();
	window.fetch = jest.fn();
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
} );

test( 'shows a field 100 ms after the choice that wants it', () => {
	wake( 'steps-with-a-condition' );
	const where = input( 'where_0' ).closest< HTMLElement >( '[data-field]' )!;
	expect( [ where.hidden, input( 'where_0' ).disabled ] ).toEqual( [
		true,
		true,
	] );
	input( 'heard_0-1' ).checked = true;
	input( 'heard_0-1' ).dispatchEvent(
		new Event( 'change', { bubbles: true } )
	);
	jest.advanceTimersByTime( 99 );
	expect( where.hidden ).toBe( true );
	jest.advanceTimersByTime( 1 );
	expect( [ where.hidden, input( 'where_0' ).disabled ] ).toEqual( [
		false,
		false,
	] );
} );

test( 'checks a marked field again 250 ms after typing', () => {
	wake( 'contact' );
	button( 'send' ).click();
	const problem = document.getElementById( 'et_pb_contact_email_0_problem' )!;
	expect( problem.textContent ).toBe( 'Fill in this field.' );
	type( 'email_0', 'ada@example.org' );
	jest.advanceTimersByTime( 249 );
	expect( problem.textContent ).not.toBe( '' );
	jest.advanceTimersByTime( 1 );
	expect( [ problem.textContent, input( 'email_0' ).ariaInvalid ] ).toEqual( [
		'',
		null,
	] );
} );

test( 'lists what is missing and what is wrong, and sends nothing', () => {
	wake( 'contact' );
	type( 'email_0', 'ada@' );
	button( 'send' ).click();
	expect( summary() ).toBe(
		'Please fill in:NameMessagePlease correct:Email: Enter an email address such as name@example.com.'
	);
	expect( document.querySelector( ':focus' )!.className ).toBe(
		'frontage-form__summary'
	);
	expect( fetch ).not.toHaveBeenCalled();
} );

test( 'asks for the sum before anything is sent', async () => {
	ticket.html =
		'<label for="sum">1 + 2 =</label><input id="sum" name="frontage_captcha" required>';
	wake( 'contact' );
	type( 'name_0', 'Ada' );
	type( 'email_0', 'ada@example.org' );
	type( 'message_0', 'Hello' );
	input( 'name_0' ).focus();
	await jest.advanceTimersByTimeAsync( 0 );
	button( 'send' ).click();
	await jest.advanceTimersByTimeAsync( 5000 );
	ticket.html = '';
	expect( summary() ).toBe( 'Please fill in: Captcha' );
	expect( document.querySelector( ':focus' )!.id ).toBe( 'sum' );
	expect( fetch ).not.toHaveBeenCalled();
} );

test( 'goes from step to step, and not past a problem', () => {
	wake( 'steps-with-a-condition' );
	const steps = [
		...document.querySelectorAll< HTMLElement >( '.frontage-form__step' ),
	];
	const hidden = () => steps.map( ( step ) => step.hidden );
	expect( hidden() ).toEqual( [ false, true ] );
	button( 'next' ).click();
	expect( hidden() ).toEqual( [ false, true ] );
	type( 'name_0', 'Ada' );
	type( 'email_0', 'ada@example.org' );
	button( 'next' ).click();
	expect( hidden() ).toEqual( [ true, false ] );
	button( 'back' ).click();
	expect( hidden() ).toEqual( [ false, true ] );
} );

describe( 'sending', () => {
	const fill = () => {
		type( 'name_0', 'Ada' );
		type( 'email_0', 'ada@example.org' );
		type( 'message_0', 'Hello' );
	};
	const answers = ( html: string ) =>
		( window.fetch = jest.fn( () =>
			Promise.resolve( { text: () => Promise.resolve( html ) } )
		) as never );
	const settle = async () => {
		for ( let turn = 0; turn < 20; turn++ ) {
			await Promise.resolve();
		}
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
	] )( 'the answer takes the form’s place: %s', async ( _, inner, goals ) => {
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
	} );

	test( 'what a browser filled in at once waits until people could have typed it', async () => {
		ticket.wait = 2;
		wake( 'contact' );
		answers( '<html><body></body></html>' );
		input( 'name_0' ).focus();
		fill();
		await settle();
		button( 'send' ).click();
		await settle();
		jest.advanceTimersByTime( 1900 );
		await settle();
		expect( fetch ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 200 );
		await settle();
		expect( fetch ).toHaveBeenCalledTimes( 1 );
		ticket.wait = 0;
	} );

	test( 'a page that never got the message changes nothing, and that is said', async () => {
		wake( 'contact' );
		answers( `<html><body>${ read( 'contact' ) }</body></html>` );
		fill();
		button( 'send' ).click();
		await settle();
		expect( summary() ).toMatch( /did not get through/ );
		expect( input( 'message_0' ).value ).toBe( 'Hello' );
	} );

	test( 'a refusal is read out, and the text stays', async () => {
		wake( 'contact' );
		answers( '{"code":"rate_limited","message":"Too many tries."}' );
		fill();
		button( 'send' ).click();
		await settle();
		expect( summary() ).toBe( 'Too many tries.' );
		expect( input( 'message_0' ).value ).toBe( 'Hello' );
	} );
} );

test( 'a proof of work is the number asked for', async () => {
	jest.useRealTimers();
	expect( sha256( 'abc' ) ).toBe(
		'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
	);
	expect( sha256( 'a'.repeat( 119 ) ) ).toMatch( /^31eba51c313a5c08/ );
	const asked = {
		algorithm: 'SHA-256',
		challenge: sha256( 'salt?expires=9741' ),
		maxnumber: 1000,
		salt: 'salt?expires=9',
		signature: 's',
	};
	expect( JSON.parse( atob( await prove( asked ) ) ) ).toMatchObject( {
		number: 741,
		salt: asked.salt,
		signature: 's',
	} );
} );
