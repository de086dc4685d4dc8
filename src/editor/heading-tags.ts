import { __ } from '@wordpress/i18n';

type Tag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p';

/**
 * Returns the tags that a title can have, for a list of choices.
 *
 * @param paragraph What an author reads for none.
 */
export const headingTags = (
	paragraph: string = __( 'Paragraph', 'frontage' )
): Record< Tag, string > => ( {
	h2: 'H2',
	h3: 'H3',
	h4: 'H4',
	h5: 'H5',
	h6: 'H6',
	p: paragraph,
} );
