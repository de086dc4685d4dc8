/** The frame that converts: WordPress's block editor without an editor, loaded only on request. */
import { __ } from '@wordpress/i18n';
import type { Conversion } from './convert';

/** Converts block markup; null if it is damaged. */
export type Convert = ( content: string ) => Promise< Conversion | null >;

/**
 * Loads the frame.
 *
 * @param url Of the page that converts.
 * @return The converter, and a function that removes the frame.
 */
export async function loadConverter(
	url: string
): Promise< { convert: Convert; close: () => void } > {
	const frame = document.createElement( 'iframe' );
	frame.hidden = true;
	frame.title = __( 'Block converter', 'frontage' );
	frame.src = url;
	const isLoaded = new Promise( ( resolve ) => {
		frame.onload = resolve;
	} );
	document.body.append( frame );
	await isLoaded;
	const close = () => frame.remove();
	const { frontageLeave } = frame.contentWindow as Window;
	if ( ! frontageLeave ) {
		close();
		throw new Error(
			__(
				'The block editor’s code could not be loaded, so nothing was changed. Reload this page and try again.',
				'frontage'
			)
		);
	}
	return { convert: frontageLeave.convert, close };
}
