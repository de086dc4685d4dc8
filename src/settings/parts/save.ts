/**
 * Downloads content as a file.
 *
 * @param name    Name of the file.
 * @param content What is in it.
 */
export function save( name: string, content: Blob ): void {
	const url = URL.createObjectURL( content );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	setTimeout( () => URL.revokeObjectURL( url ) );
}
