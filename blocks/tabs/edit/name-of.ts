import { __, sprintf } from '@wordpress/i18n';

/**
 * Returns a tab's title as plain text, or its number.
 *
 * @param title As saved, with formatting.
 * @param index Index of the tab.
 */
export function nameOf( title: string, index: number ): string {
	const { textContent } = new DOMParser().parseFromString(
		title,
		'text/html'
	).body;
	return (
		textContent?.trim() ||
		sprintf(
			/* translators: %d: position of the tab, starting at 1. */
			__( 'Tab %d', 'frontage' ),
			index + 1
		)
	);
}
