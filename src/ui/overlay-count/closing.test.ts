import { countOpening } from './closing';

const sent: string[] = [];
let overlay: HTMLDialogElement;
let isOpen = true;

beforeEach( () => {
	sent.length = 0;
	isOpen = true;
	document.body.innerHTML = `<script id="frontage-data" type="application/json">{"ajax":"/ajax"}</script>
		<dialog id="offer"><form method="dialog"><button>Close</button></form><p>Offer</p></dialog>`;
	overlay = document.querySelector( 'dialog' )!;
	// jsdom knows neither `:modal` nor beacons.
	jest.spyOn( overlay, 'matches' ).mockImplementation( () => isOpen );
	navigator.sendBeacon = ( _url, body ) => {
		sent.push( ( body as URLSearchParams ).get( 'what' )! );
		return true;
	};
} );

function close(): void {
	isOpen = false;
	overlay.dispatchEvent( new Event( 'close' ) );
}

const press = ( selector: string ) =>
	document
		.querySelector( selector )!
		.dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );

it( 'counts an opening and what closed it, once', () => {
	countOpening( overlay, 'mark' );
	expect( sent ).toEqual( [ 'open' ] );
	press( 'p' );
	press( 'button' );
	close();
	overlay.dispatchEvent( new Event( 'toggle' ) );
	expect( sent ).toEqual( [ 'open', 'button' ] );
} );

it( 'tells Escape and a press outside from all else', () => {
	for ( const [ act, what ] of [
		[
			() =>
				overlay.dispatchEvent(
					new KeyboardEvent( 'keydown', {
						key: 'Escape',
						bubbles: true,
					} )
				),
			'escape',
		],
		[ () => press( 'dialog' ), 'outside' ],
		[ () => press( 'p' ), 'other' ],
		[ () => {}, 'other' ],
	] as const ) {
		isOpen = true;
		countOpening( overlay, 'mark' );
		act();
		close();
		expect( sent.pop() ).toBe( what );
	}
} );

it( 'counts one that closed before this loaded', () => {
	isOpen = false;
	countOpening( overlay, 'mark' );
	expect( sent ).toEqual( [ 'open', 'other' ] );
} );
