import { __, sprintf } from '@wordpress/i18n';

/**
 * A tab's title as plain text, in the editor.
 *
 * @param title As saved, with formats.
 * @param index The tab's place, from 0.
 */
export function nameOf( title: string, index: number ): string {
	const { textContent } = new DOMParser().parseFromString(
		title,
		'text/html'
	).body;
	return (
		textContent?.trim() ||
		sprintf(
			/* translators: %d: the tab's place, from 1. */
			__( 'Tab %d', 'frontage' ),
			index + 1
		)
	);
}
