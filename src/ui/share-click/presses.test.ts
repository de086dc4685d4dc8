/** Presses that are not one plain click. */
import { copyAndNotify } from '@frontage/copy';
import { openWindow } from '@frontage/share-window';
import { qr } from '@frontage/share-tools';
import type { ShareProps } from '@frontage/share-tools/types';
import { share } from './share';
import { record } from './record';

jest.mock( '@frontage/copy', () => ( {
	copyAndNotify: jest.fn( () => Promise.resolve( true ) ),
} ) );
jest.mock( '@frontage/share-window', () => ( {
	openWindow: jest.fn( () => true ),
} ) );
jest.mock( '@frontage/share-tools', () => ( {
	qr: jest.fn( () => Promise.resolve( true ) ),
} ) );
jest.mock( './record', () => ( {
	record: jest.fn( () => Promise.resolve( true ) ),
} ) );

const LIST =
	'<div><ul><li><a data-network="facebook" href="#facebook"><b>Facebook</b></a></li><li><button data-network="copy"><span>Copy link</span></button></li><li><button data-network="qr"><span>QR code</span></button></li></ul><span></span></div>';

const props = { post: 1, url: 'https://a.test/' } as ShareProps;

/** Presses a button, and returns whether the browser does what it does by itself. */
async function press(
	network: string,
	type = 'click',
	init: MouseEventInit = {}
): Promise< boolean > {
	const event = new MouseEvent( type, {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	const isLeft = document
		.querySelector( `[data-network=${ network }]` )!
		.dispatchEvent( event );
	await jest.advanceTimersByTimeAsync( 0 );
	return isLeft;
}

let stop: AbortController;

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	document.body.innerHTML = LIST;
	stop = new AbortController();
	for ( const type of [ 'click', 'auxclick' ] as const ) {
		document.body.addEventListener(
			type,
			( event ) => void share( event, props, 'inline', () => {} ),
			stop
		);
	}
} );

afterEach( () => {
	stop.abort();
	jest.useRealTimers();
} );

it( 'takes a double click as one press', async () => {
	for ( const network of [ 'facebook', 'copy', 'qr' ] ) {
		await press( network );
		expect( await press( network, 'click', { detail: 2 } ) ).toBe( false );
	}
	expect( openWindow ).toHaveBeenCalledTimes( 1 );
	expect( copyAndNotify ).toHaveBeenCalledTimes( 1 );
	expect( qr ).toHaveBeenCalledTimes( 1 );
	expect( record ).toHaveBeenCalledTimes( 3 );

	await jest.advanceTimersByTimeAsync( 1000 );
	await press( 'copy' );
	expect( copyAndNotify ).toHaveBeenCalledTimes( 2 );
} );

it( 'does what a button says, whatever key is held', async () => {
	await press( 'copy', 'click', { ctrlKey: true } );
	await press( 'qr', 'click', { shiftKey: true } );
	expect( copyAndNotify ).toHaveBeenCalledTimes( 1 );
	expect( qr ).toHaveBeenCalledTimes( 1 );
	expect( record ).toHaveBeenCalledTimes( 2 );
} );

it( 'leaves a link with a key to the browser, and counts it', async () => {
	expect( await press( 'facebook', 'click', { ctrlKey: true } ) ).toBe(
		true
	);
	expect( openWindow ).not.toHaveBeenCalled();
	expect( record ).toHaveBeenCalledTimes( 1 );
} );

it( 'counts a middle click on a link, which opens a tab, and nothing else of other buttons', async () => {
	expect( await press( 'facebook', 'auxclick', { button: 1 } ) ).toBe( true );
	expect( record ).toHaveBeenCalledTimes( 1 );
	await press( 'facebook', 'auxclick', { button: 2 } );
	await press( 'copy', 'auxclick', { button: 1 } );
	await press( 'qr', 'auxclick', { button: 1 } );
	expect( record ).toHaveBeenCalledTimes( 1 );
	expect( openWindow ).not.toHaveBeenCalled();
	expect( copyAndNotify ).not.toHaveBeenCalled();
	expect( qr ).not.toHaveBeenCalled();
} );

it( 'opens one code, however often its button is pressed before it is there', async () => {
	let show: ( isShown: boolean ) => void = () => {};
	jest.mocked( qr ).mockImplementationOnce(
		() => new Promise( ( resolve ) => ( show = resolve ) )
	);
	await press( 'qr' );
	await press( 'qr' );
	expect( qr ).toHaveBeenCalledTimes( 1 );
	show( true );
	await jest.advanceTimersByTimeAsync( 0 );
	expect( record ).toHaveBeenCalledTimes( 1 );
	await press( 'qr' );
	expect( qr ).toHaveBeenCalledTimes( 2 );
} );
