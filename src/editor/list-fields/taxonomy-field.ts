import { __ } from '@wordpress/i18n';
import type { Field } from './fields';

/**
 * The choice of a taxonomy, which every list of posts offers in words of its own.
 *
 * The field called `taxonomy`; the editor offers those of the list's posts beside these two.
 *
 * @param label What it is for.
 * @param when  Whether it is offered.
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
