import { askFor, askYesNo, tell } from './dialog';

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
		// jsdom does not close by forms.
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

it( 'answers yes to Ok and no to Cancel, and leaves nothing behind', async () => {
	const yes = askYesNo( 'Leave?', WORDS );
	press( 'Ok' );
	expect( await yes ).toBe( true );
	const no = askYesNo( 'Leave?', WORDS );
	press( 'Cancel' );
	expect( await no ).toBe( false );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
} );

it( 'answers no to Escape', async () => {
	const no = askYesNo( 'Leave?', WORDS );
	dialog().close();
	expect( await no ).toBe( false );
} );

it( 'asks for a text in a named field', async () => {
	const answer = askFor( 'Your name', 'Ada', WORDS );
	const field = document.querySelector( 'input' )!;
	expect( field.value ).toBe( 'Ada' );
	field.value = 'Grace';
	press( 'Ok' );
	expect( await answer ).toBe( 'Grace' );
	const none = askFor( 'Your name', '', WORDS );
	press( 'Cancel' );
	expect( await none ).toBeNull();
} );

it( 'tells with one button, as plain text', async () => {
	const told = tell( '<i>Done</i>', { ok: 'Ok' } );
	expect( dialog().querySelectorAll( 'button' ) ).toHaveLength( 1 );
	expect( dialog().querySelector( 'p' )?.textContent ).toBe( '<i>Done</i>' );
	press( 'Ok' );
	await told;
} );
