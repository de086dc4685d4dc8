/** The rules for all blocks, and the function that checks a page. */
import { applyFilters } from '@wordpress/hooks';
import {
	helpOf,
	type CheckedBlock,
	type Finding,
	type Page,
	type Place,
	type Rule,
} from '@frontage/editor';
import { anchors } from './anchors';
import { autoplay } from './autoplay';
import { lowContrast } from './contrast';
import { headings } from './headings';
import { imageAlt } from './image-alt';
import { links } from './links';

const RULES: Rule[] = [
	imageAlt,
	autoplay,
	headings,
	links,
	lowContrast,
	anchors,
];

/**
 * Returns all blocks in reading order.
 *
 * @param blocks  Blocks of the page.
 * @param parents Their ancestors.
 */
export const placesOf = (
	blocks: CheckedBlock[],
	parents: CheckedBlock[] = []
): Place[] =>
	blocks.flatMap( ( block ) => [
		{ block, parents },
		...placesOf( block.innerBlocks, [ ...parents, block ] ),
	] );

/** Checks a page with the shared rules, those of modules, and those that other plugins add. */
export function check( page: Page ): Finding[] {
	/**
	 * Filters the rules that every block of a page is checked against in the editor.
	 *
	 * Runs each time a page is checked. A rule is a function `( place, page )` that returns findings:
	 * `level` (`problem` or `hint`), `title`, `why`, `fix`.
	 *
	 *     addFilter( 'frontage.rules', 'my/rule', ( rules ) => [ ...rules, myRule ] );
	 *
	 * @since 0.2.0
	 * @param {Array} rules The rules that apply to all blocks.
	 */
	const all = applyFilters( 'frontage.rules', RULES ) as Rule[];
	return page.places.flatMap( ( place ) => {
		const { clientId, name } = place.block;
		return [ ...all, ...( helpOf( name ).rules ?? [] ) ]
			.flatMap( ( rule ) => rule( place, page ) )
			.map( ( found ) => ( { ...found, clientId, name } ) );
	} );
}
