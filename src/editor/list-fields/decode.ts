/**
 * Decodes HTML entities without running scripts.
 *
 * @param html Text with entities, such as titles from the REST API.
 */
export function decodeEntities( html: string ): string {
	return (
		new DOMParser().parseFromString( html, 'text/html' ).body.textContent ??
		''
	);
}
