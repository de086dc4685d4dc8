import { clear, mark } from '@frontage/islands/pending';
import { announce } from './networks';
import { showPanel } from './panel';
import type { ShareProps } from './types';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Shows the code of an address: black on white, whatever the page's colors, because readers need it.
 *
 * @param props  Address and texts from the server.
 * @param button The button, which waits for the script, and may be pressed again if that fails.
 * @return Whether the code is shown.
 */
export async function qr(
	{ url, scan, close, noCode }: ShareProps,
	button: Element
): Promise< boolean > {
	const list = button.closest( 'ul' )!;
	mark( button );
	const drawn = await import( '@frontage/qr' ).then(
		( { qrPath } ) => qrPath( url ),
		() => undefined
	);
	clear( list );
	announce( list, drawn ? '' : noCode );
	if ( ! drawn ) {
		return false;
	}
	const { side, path } = drawn;
	const code = document.createElementNS( SVG, 'svg' );
	const squares = document.createElementNS( SVG, 'path' );
	code.setAttribute( 'viewBox', `0 0 ${ side } ${ side }` );
	code.setAttribute( 'class', 'frontage-share__code' );
	code.setAttribute( 'role', 'img' );
	code.setAttribute( 'aria-label', url );
	squares.setAttribute( 'd', path );
	code.append( squares );
	showPanel( { title: scan, content: code, close } );
	return true;
}
