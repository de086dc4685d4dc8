/** What a form does with input, using the server output of the fixtures. */
import { prove } from '@frontage/form-captcha/proof';
import { sha256 } from '@frontage/form-captcha/sha256';
import {
	button,
	focused,
	input,
	mockToken,
	rules,
	summary,
	type,
	wake,
} from './in-page';

jest.mock( '@frontage/api', () => ( {
	callAction: jest.fn( () => Promise.resolve( mockToken ) ),
} ) );

test( 'shows a field 100 ms after the choice it depends on', () => {
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

test( 'validates an invalid field again 250 ms after typing', () => {
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

test( 'lists missing and invalid fields and sends nothing', () => {
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

test( 'hidden fields are not validated', () => {
	wake( 'steps-with-a-condition', ( { fields } ) => {
		rules( fields, 'where' ).pattern = '[A-Z]+';
		fields.push( { name: 'campaign', kind: 'hidden' } );
	} );
	const choose = ( place: number ) => {
		input( `heard_0-${ place }` ).checked = true;
		input( `heard_0-${ place }` ).dispatchEvent(
			new Event( 'change', { bubbles: true } )
		);
		jest.advanceTimersByTime( 100 );
		return input( 'where_0' ).getAttribute( 'pattern' );
	};
	expect( choose( 1 ) ).toBe( '[A-Z]+' );
	expect( choose( 0 ) ).toBeNull();
} );

test( 'an invalid field is marked, its message is specific, and its link focuses the field', () => {
	wake( 'contact', ( { fields, words } ) => {
		rules( fields, 'name' ).minLength = 3;
		words.short =
			'This text is too short. Minimum number of characters: %s.';
	} );
	type( 'name_0', 'Al' );
	button( 'send' ).click();
	expect( input( 'name_0' ).ariaInvalid ).toBe( 'true' );
	expect( summary() ).toContain(
		'Name: This text is too short. Minimum number of characters: 3.'
	);
	const link = [
		...document.querySelectorAll< HTMLAnchorElement >(
			'.frontage-form__summary a'
		),
	].find( ( { text } ) => text === 'Name' )!;
	expect( link.hash ).toBe( '#et_pb_contact_name_0' );
	const press = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	link.dispatchEvent( press );
	expect( press.defaultPrevented ).toBe( true );
	expect( focused() ).toBe( input( 'name_0' ) );
} );

test( 'requires the sum before sending', async () => {
	mockToken.html =
		'<label for="sum">1 + 2 =</label><input id="sum" name="frontage_captcha" required>';
	wake( 'contact' );
	type( 'name_0', 'Ada' );
	type( 'email_0', 'ada@example.org' );
	type( 'message_0', 'Hello' );
	input( 'name_0' ).focus();
	await jest.advanceTimersByTimeAsync( 0 );
	button( 'send' ).click();
	await jest.advanceTimersByTimeAsync( 5000 );
	mockToken.html = '';
	expect( summary() ).toBe( 'Please fill in: Captcha' );
	expect( document.querySelector( ':focus' )!.id ).toBe( 'sum' );
	expect( fetch ).not.toHaveBeenCalled();
} );

test( 'a proof of work finds the number', async () => {
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
