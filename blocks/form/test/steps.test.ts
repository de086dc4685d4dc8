/** Multi-step forms. */
import {
	answers,
	body,
	button,
	focused,
	input,
	rules,
	settle,
	status,
	summary,
	mockToken,
	type,
	wake,
} from './in-page';
import { FakeRequest, fileOf, listOf } from '@frontage/upload/fake-request';
import { item } from '../../../tests/support/items';

jest.mock( '@frontage/api', () => ( {
	callAction: jest.fn( () => Promise.resolve( mockToken ) ),
} ) );

const FIXTURE = 'steps-with-a-condition';
const shown = () =>
	[
		...document.querySelectorAll< HTMLElement >( '.frontage-form__step' ),
	].map( ( { hidden } ) => ! hidden );
const buttons = () =>
	[ 'back', 'next', 'send' ].filter( ( name ) => ! button( name ).hidden );
const fill = () => {
	type( 'name_0', 'Ada' );
	type( 'email_0', 'ada@example.org' );
};

test( 'goes through the steps with their buttons but not past an error', () => {
	wake( FIXTURE );
	expect( shown() ).toEqual( [ true, false ] );
	expect( buttons() ).toEqual( [ 'next' ] );
	expect( status() ).toBe( 'Step 1 of 2' );
	button( 'next' ).click();
	expect( shown() ).toEqual( [ true, false ] );
	expect( focused()!.className ).toBe( 'frontage-form__summary' );
	expect( summary() ).toBe( 'Please fill in:NameEmail' );
	fill();
	button( 'next' ).click();
	expect( shown() ).toEqual( [ false, true ] );
	expect( buttons() ).toEqual( [ 'back', 'send' ] );
	expect( status() ).toBe( 'Step 2 of 2' );
	const heading = item( document.querySelectorAll( 'h3' ), 1 );
	expect( focused() ).toBe( heading );
	expect( heading.tabIndex ).toBe( -1 );
	button( 'back' ).click();
	expect( shown() ).toEqual( [ true, false ] );
	expect( buttons() ).toEqual( [ 'next' ] );
} );

test( 'focuses a step that has no title', () => {
	wake( FIXTURE, undefined, ( html ) =>
		html.replaceAll( /<h3.*?<\/h3>|<\/?(?:legend|label)[^>]*>/g, '' )
	);
	fill();
	button( 'next' ).click();
	expect( focused()!.className ).toMatch( 'frontage-form__step' );
} );

test( 'Enter goes to the next step; only the last one sends', async () => {
	wake( FIXTURE );
	answers( '' );
	fill();
	document.querySelector( 'form' )!.requestSubmit();
	await settle();
	expect( shown() ).toEqual( [ false, true ] );
	expect( summary() ).toBe( '' );
	expect( fetch ).not.toHaveBeenCalled();
	input( 'consent_0' ).checked = true;
	document.querySelector( 'form' )!.requestSubmit();
	await settle();
	expect( fetch ).toHaveBeenCalled();
} );

test( 'an error opens its step, and the list links to the others', () => {
	wake( FIXTURE );
	fill();
	button( 'next' ).click();
	type( 'name_0', '' );
	button( 'send' ).click();
	expect( shown() ).toEqual( [ true, false ] );
	item(
		document.querySelectorAll< HTMLElement >( '.frontage-form__summary a' ),
		1
	).click();
	expect( shown() ).toEqual( [ false, true ] );
	expect( focused() ).toBe( input( 'consent_0' ) );
} );

test( 'a response with errors opens the first step with one', () => {
	wake( FIXTURE, undefined, ( html ) =>
		html.replace( 'id="et_pb_contact_consent_0"', '$& aria-invalid="true"' )
	);
	expect( shown() ).toEqual( [ false, true ] );
} );

describe( 'file fields', () => {
	const choose = ( name: string ) => {
		input( 'cv_0' ).files = listOf( fileOf( name ) );
		input( 'cv_0' ).dispatchEvent(
			new Event( 'change', { bubbles: true } )
		);
	};
	const wants = () => {
		wake( FIXTURE, ( { fields } ) => {
			rules( fields, 'cv' ).required = true;
		} );
		const files = { value: [], writable: true };
		Object.defineProperty( input( 'cv_0' ), 'files', files );
	};
	const send = async () => {
		fill();
		button( 'next' ).click();
		input( 'consent_0' ).checked = true;
		button( 'send' ).click();
		await settle();
	};
	beforeEach( () => {
		FakeRequest.install();
		Object.assign( window, {
			DataTransfer: class {
				files: File[] = [];
				items = { add: ( file: File ) => this.files.push( file ) };
			},
		} );
	} );

	test( 'upload before the form is sent, which sends their receipts', async () => {
		wants();
		answers( '' );
		await settle();
		choose( 'cv.pdf' );
		expect( FakeRequest.last.body.get( 'grant' ) ).toBe( 'signed' );
		await FakeRequest.last.answer( 200, 'OK', {
			files: [ { receipt: 'r1' } ],
		} );
		await send();
		expect( body().getAll( 'et_pb_contact_cv_0_sent[]' ) ).toEqual( [
			'r1',
		] );
	} );

	test( 'are sent with the form if their script is missing', async () => {
		wants();
		answers( '' );
		choose( 'cv.pdf' );
		fill();
		button( 'next' ).click();
		input( 'consent_0' ).checked = true;
		button( 'send' ).click();
		expect( summary() ).toBe( '' );
		expect( FakeRequest.all ).toEqual( [] );
	} );

	test( 'are validated without their script, and the message says what is allowed', () => {
		wants();
		choose( 'cv.exe' );
		fill();
		button( 'next' ).click();
		button( 'send' ).click();
		expect(
			document.getElementById( 'et_pb_contact_cv_0_problem' )!.textContent
		).toBe( 'Invalid File Type: cv.exe. Allowed: PDF, JPG, JPEG, PNG.' );
	} );

	test( 'are not uploaded in advance without permission or after the form was removed', async () => {
		wake( FIXTURE, ( { files } ) => {
			files!.grants = {};
		} );
		await settle();
		expect( document.querySelector( '.frontage-files__again' ) ).toBeNull();
	} );
} );
