import { save } from '../../parts';

/**
 * Downloads a text.
 *
 * @param title   First part of the file name.
 * @param ending  Last part, without a dot.
 * @param content The text.
 * @return File name.
 */
export function saveFile(
	title: string,
	ending: 'json' | 'txt',
	content: string
): string {
	const day = new Date().toISOString().slice( 0, 10 );
	const name = `${ title }-${ window.location.hostname }-${ day }.${ ending }`;
	const type = ending === 'json' ? 'application/json' : 'text/plain';
	save( name, new Blob( [ content ], { type } ) );
	return name;
}

/**
 * Downloads an export.
 *
 * @param document Response of the server.
 * @return File name.
 */
export const download = ( document: unknown ): string =>
	saveFile(
		'frontage',
		'json',
		JSON.stringify( document, null, '\t' ) + '\n'
	);
