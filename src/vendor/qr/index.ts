/** QR codes by qrcode-generator, of which only the squares are used. */
import qrcode from 'qrcode-generator';

/** Squares of quiet ground that readers need around a code. */
const QUIET = 4;

/** A code of any size that stays readable with 15 % of it damaged. */
const ANY_SIZE = 0;
const CORRECTION = 'M';

/**
 * Returns the dark squares of a text's code.
 *
 * @param text At most about 2,300 bytes.
 * @return Side of the code with its quiet ground, in squares, and an SVG path of the dark ones.
 * @throws If the text is too long for a code.
 */
export function qrPath( text: string ): { side: number; path: string } {
	const code = qrcode( ANY_SIZE, CORRECTION );
	code.addData( text );
	code.make();
	const count = code.getModuleCount();
	let path = '';
	for ( let row = 0; row < count; row++ ) {
		for ( let column = 0; column < count; column++ ) {
			if ( code.isDark( row, column ) ) {
				path += `M${ column + QUIET } ${ row + QUIET }h1v1h-1z`;
			}
		}
	}
	return { side: count + 2 * QUIET, path };
}
