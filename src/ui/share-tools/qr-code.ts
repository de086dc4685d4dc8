import { showPanel } from './panel';
import type { ShareProps } from './types';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Shows the code of an address: black on white, whatever the page's colors, because readers need it.
 *
 * @param props Address and texts from the server.
 */
export async function qr( {
	url,
	scan,
	close,
}: ShareProps ): Promise< boolean > {
	const { qrPath } = await import( '@frontage/qr' );
	const { side, path } = qrPath( url );
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
