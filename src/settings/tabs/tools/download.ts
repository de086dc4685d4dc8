/** Downloads content as a file. */

/**
 * Downloads an export.
 *
 * @param document Response of the server.
 * @return File name.
 */
export function download( document: unknown ): string {
	const day = new Date().toISOString().slice( 0, 10 );
	const name = `frontage-${ window.location.hostname }-${ day }.json`;
	const url = URL.createObjectURL(
		new Blob( [ JSON.stringify( document, null, '\t' ) + '\n' ], {
			type: 'application/json',
		} )
	);
	const link = window.document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	setTimeout( () => URL.revokeObjectURL( url ) );
	return name;
}
