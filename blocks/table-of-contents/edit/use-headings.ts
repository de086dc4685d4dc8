import type { Block } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { blockEditor, helpOf, type CheckedBlock } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import type { Entry } from './outline';

/**
 * The heading of one block.
 *
 * @param block   The block.
 * @param parents What is around it.
 */
function headingOf( block: Block, parents: Block[] ): Entry | null {
	const { name, attributes } = block;
	if ( name === 'core/heading' ) {
		return {
			level: Number( attributes.level ?? 2 ),
			text: plain( attributes.content ),
		};
	}
	return (
		helpOf( name ).heading?.( {
			block: block as CheckedBlock,
			parents: parents as CheckedBlock[],
		} ) ?? null
	);
}

const collect = ( blocks: Block[], parents: Block[] = [] ): Entry[] =>
	blocks.flatMap( ( block ) => {
		const heading = headingOf( block, parents );
		return [
			...( heading?.text ? [ heading ] : [] ),
			...collect( block.innerBlocks, [ ...parents, block ] ),
		];
	} );

/** All headings of the page that is being written, as blocks tell them. */
export function useHeadings(): Entry[] {
	const blocks = useSelect(
		( select ) => blockEditor( select ).getBlocks(),
		[]
	);
	return useMemo( () => collect( blocks ), [ blocks ] );
}
