import { showPrompt, showForm, showConfirm, showAlert } from './dialog';
import { take } from '../../../tests/support/items';

const WORDS = { ok: 'Ok', cancel: 'Cancel' };

const dialog = () => document.querySelector( 'dialog' )!;
const press = ( label: string ) =>
	[ ...document.querySelectorAll( 'button' ) ]
		.find( ( { textContent } ) => textContent === label )!
		.click();

beforeEach( () => {
	document.body.replaceChildren();
	const proto = HTMLDialogElement.prototype as any;
	proto.showModal = function () {
		this.open = true;
		// jsdom does not close dialogs by form submission.
		this.querySelector( 'form' ).addEventListener(
			'submit',
			( event: SubmitEvent ) => {
				event.preventDefault();
				this.close( ( event.submitter as HTMLButtonElement ).value );
			}
		);
	};
	proto.close = function ( value?: string ) {
		this.returnValue = value ?? '';
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
} );

it( 'returns true for OK and false for Cancel, and cleans up', async () => {
	const yes = showConfirm( 'Leave?', WORDS );
	press( 'Ok' );
	expect( await yes ).toBe( true );
	const no = showConfirm( 'Leave?', WORDS );
	press( 'Cancel' );
	expect( await no ).toBe( false );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
} );

it( 'returns false for Escape', async () => {
	const no = showConfirm( 'Leave?', WORDS );
	dialog().close();
	expect( await no ).toBe( false );
} );

it( 'asks for a text in a named field', async () => {
	const answer = showPrompt( 'Your name', 'Ada', WORDS );
	const field = document.querySelector( 'input' )!;
	expect( field.value ).toBe( 'Ada' );
	field.value = 'Grace';
	press( 'Ok' );
	expect( await answer ).toBe( 'Grace' );
	const none = showPrompt( 'Your name', '', WORDS );
	press( 'Cancel' );
	expect( await none ).toBeNull();
} );

it( 'shows a custom form; nested dialogs return their own results', async () => {
	const size = document.createElement( 'input' );
	size.name = 'size';
	const form = showForm( 'Which one?', size, WORDS );
	const sure = showConfirm( 'Sure?', WORDS );
	const [ below, above ] = take( document.querySelectorAll( 'dialog' ), 2 );
	size.value = 'large';
	above.querySelector< HTMLButtonElement >( '[value=ok]' )!.click();
	expect( await sure ).toBe( true );
	expect( below.isConnected && ! above.isConnected ).toBe( true );
	press( 'Ok' );
	expect( ( await form )?.get( 'size' ) ).toBe( 'large' );
} );

it( 'shows a plain text with one button', async () => {
	const notified = showAlert( '<i>Done</i>', { ok: 'Ok' } );
	expect( dialog().querySelectorAll( 'button' ) ).toHaveLength( 1 );
	expect( dialog().querySelector( 'p' )?.textContent ).toBe( '<i>Done</i>' );
	press( 'Ok' );
	await notified;
} );
