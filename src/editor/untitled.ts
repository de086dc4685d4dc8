import { __ } from '@wordpress/i18n';
import { plain } from '@frontage/lib/plain';
import type { Rule } from './rules';

/**
 * Returns a rule that finds blocks whose `title` attribute is empty, for titles that visitors click.
 *
 * @param title Short description of the issue.
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
