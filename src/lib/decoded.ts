/**
 * Decodes percent-encoded text; as it is if that is not possible.
 *
 * @param text Such as a path.
 */
export function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
