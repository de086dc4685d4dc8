/** What a form does when the way to the server or back fails. */
import { response } from '../../../tests/support/response';
import { button, mockToken, settle, type, wake } from './in-page';

jest.mock( '@frontage/api', () => ( {
	callAction: jest.fn( () => Promise.resolve( mockToken ) ),
} ) );

const fill = () => {
	type( 'name_0', 'Ada' );
	type( 'email_0', 'ada@example.org' );
	type( 'message_0', 'Hello' );
};

test( 'asks a second time with the same token after a gateway gave up, and takes its answer', async () => {
	wake( 'contact' );
	const { id } = document.querySelector( '.frontage-form' )!;
	const tokens: unknown[] = [];
	window.fetch = jest.fn( ( _, options ) => {
		tokens.push(
			( options!.body as FormData ).get( 'frontage_submission_token' )
		);
		return Promise.resolve(
			tokens.length === 1
				? response( 'Bad gateway', { status: 502 } )
				: response(
						`<div class="frontage-form" id="${ id }"><div class="frontage-form__sent" tabindex="-1">Thanks</div></div>`
					)
		);
	} );
	fill();
	button( 'send' ).click();
	await settle();
	expect( tokens ).toEqual( [ 't', 't' ] );
	expect( document.body.textContent ).toContain( 'Thanks' );
} );

test( 'does not wait for ever', async () => {
	const patience = new AbortController().signal;
	AbortSignal.timeout = jest.fn( () => patience );
	wake( 'contact' );
	window.fetch = jest.fn( () => Promise.reject( new TypeError() ) );
	fill();
	button( 'send' ).click();
	await settle();
	expect( AbortSignal.timeout ).toHaveBeenCalledWith( 60_000 );
	expect( fetch ).toHaveBeenLastCalledWith(
		expect.anything(),
		expect.objectContaining( { signal: patience } )
	);
} );
