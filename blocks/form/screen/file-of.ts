import { read } from '@frontage/settings/parts';

/**
 * Returns a file of a message, its content in Base64.
 *
 * @param entry ID of the message.
 * @param path  Name under which it is stored.
 */
export const fileOf = ( entry: number, path: string ) =>
	read< { name: string; data: string } >(
		`entries/${ entry }/file?name=${ encodeURIComponent( path ) }`
	);
