import { __ } from '@wordpress/i18n';
import type { Field } from './fields';

/**
 * The `taxonomy` field shared by all lists of posts, with a label of their own.
 *
 * The editor offers the taxonomies of the list's posts in addition to these two.
 *
 * @param label Field label.
 * @param when  Whether to show the field.
 */
export const taxonomyField = (
	label: string,
	when?: Field[ 'when' ]
): Field => ( {
	name: 'taxonomy',
	label,
	kind: 'choice',
	options: {
		category: __( 'Category', 'frontage' ),
		post_tag: __( 'Tag', 'frontage' ),
	},
	...( when && { when } ),
} );
