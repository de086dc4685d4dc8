import { __ } from '@wordpress/i18n';
import {
	helpOf,
	type Page,
	type Place,
	type EditorMeta,
} from '@frontage/editor';

/**
 * Returns whether a block prints a heading of one of the levels.
 *
 * @param levels Listed heading levels.
 */
function isListed( place: Place, levels: number[] ): boolean {
	const { name, attributes } = place.block;
	const level =
		name === 'core/heading'
			? Number( attributes.level ?? 2 )
			: ( helpOf( name ).heading?.( place )?.level ?? 0 );
	return levels.includes( level );
}

/** Editor metadata of the table of contents: cost, style attributes, and a rule for empty lists. */
export const help: EditorMeta = {
	wake: ( { isSticky } ) =>
		isSticky ? 'interaction visible idle' : 'interaction visible',
	look: [ 'marker', 'hasCustomStyle', 'customStyleList', 'minHeight' ],
	rules: [
		( { block }: Place, { places }: Page ) =>
			places.some( ( place ) =>
				isListed( place, block.attributes.levels as number[] )
			)
				? []
				: [
						{
							level: 'hint',
							title: __(
								'Table of contents without headings',
								'frontage'
							),
							why: __(
								'Visitors do not see it because the page has no headings of the selected levels.',
								'frontage'
							),
						},
					],
	],
};
