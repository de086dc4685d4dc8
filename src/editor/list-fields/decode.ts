/**
 * Turns entities into what they stand for, without running anything.
 *
 * @param html Text with entities, as the REST interface gives titles.
 */
export function decodeEntities( html: string ): string {
	return (
		new DOMParser().parseFromString( html, 'text/html' ).body.textContent ??
		''
	);
}
