/**
 * Returns the text of a file. Spreadsheets save CSV as Unicode of both kinds, or in the old letters of Windows.
 *
 * @param file A text file.
 */
export async function textIn( file: Blob ): Promise< string > {
	const bytes = new Uint8Array( await file.arrayBuffer() );
	const isWide = bytes[ 0 ] === 0xff && bytes[ 1 ] === 0xfe;
	try {
		return new TextDecoder( isWide ? 'utf-16le' : 'utf-8', {
			fatal: true,
		} ).decode( bytes );
	} catch {
		return new TextDecoder( 'windows-1252' ).decode( bytes );
	}
}
