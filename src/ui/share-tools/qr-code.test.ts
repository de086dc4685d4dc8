import { qr } from './qr-code';
import { showPanel } from './panel';
import type { ShareProps } from './types';

jest.mock( './panel', () => ( { showPanel: jest.fn() } ) );

let mockIsThere = false;

jest.mock( '@frontage/qr', () => {
	if ( ! mockIsThere ) {
		throw new Error( 'Offline' );
	}
	return { qrPath: () => ( { side: 1, path: 'M0 0' } ) };
} );

it( 'says that a code cannot be loaded, and shows it on another press', async () => {
	document.body.innerHTML =
		'<div><ul><li><button><span>QR code</span></button></li></ul><span role="status"></span></div>';
	const button = document.querySelector( 'button' )!;
	const status = document.querySelector( '[role]' )!;
	const props = {
		url: 'https://a.test/',
		noCode: 'Try again.',
	} as ShareProps;
	expect( await qr( props, button ) ).toBe( false );
	expect( status.textContent ).toBe( 'Try again.' );
	expect( status.className ).toBe( 'is-failed' );
	expect( button.hasAttribute( 'data-pending' ) ).toBe( false );
	expect( showPanel ).not.toHaveBeenCalled();
	mockIsThere = true;
	const again = qr( props, button );
	expect( button.hasAttribute( 'data-pending' ) ).toBe( true );
	expect( await again ).toBe( true );
	expect( status.textContent ).toBe( '' );
	expect( showPanel ).toHaveBeenCalledTimes( 1 );
} );
