/** Fields whose names are also names of JavaScript. */
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

jest.mock( '@frontage/api', () => ( {
	callAction: jest.fn( () => Promise.resolve( mockToken ) ),
} ) );

/** Puts the contact form into the page, its first field called `constructor`. */
const begin = () =>
	wake(
		'contact',
		( { fields } ) => {
			fields[ 0 ]!.name = 'constructor';
		},
		( html ) =>
			html
				.replaceAll( 'contact_name_0', 'contact_constructor_0' )
				.replace( 'data-field="name"', 'data-field="constructor"' )
	);

test( 'a field may be called “constructor”', async () => {
	localStorage.setItem(
		`frontage-draft /#${ /id="(form-[^"]+)"/.exec( read( 'contact' ) )![ 1 ] }`,
		JSON.stringify( [ Date.now(), {} ] )
	);
	begin();
	expect( input( 'constructor_0' ).value ).toBe( '' );
	type( 'constructor_0', 'Ferrari' );
	type( 'email_0', 'ada@example.org' );
	type( 'message_0', 'Hello' );
	answers( read( 'contact' ) );
	button( 'send' ).click();
	await settle();
	await jest.advanceTimersByTimeAsync( 5000 );
	expect( body().get( 'et_pb_contact_constructor_0' ) ).toBe( 'Ferrari' );
} );
