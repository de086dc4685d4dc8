import { __ } from '@wordpress/i18n';
import { plain } from '@frontage/lib/plain';
import type { Rule } from './rules';

/**
 * The rule for blocks whose title is what visitors press.
 *
 * Finds blocks whose attribute `title` is empty.
 *
 * @param title What to say of one.
 * @param why   What it means for visitors.
 */
export const untitled =
	( title: string, why: string ): Rule =>
	( { block } ) =>
		plain( block.attributes.title )
			? []
			: [
					{
						level: 'problem',
						title,
						why,
						fix: {
							label: __( 'Save title', 'frontage' ),
							ask: __( 'Title', 'frontage' ),
							change: ( answer ) => ( { title: answer } ),
						},
					},
				];
