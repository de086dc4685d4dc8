import type { Block } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { plain } from '@frontage/lib/plain';
import { blockEditor } from './blocks';
import { helpOf } from './modules';
import type { CheckedBlock, Heading } from './rules';

/**
 * Returns a block's heading.
 *
 * @param parents Ancestors of the block.
 */
function headingOf( block: Block, parents: Block[] ): Heading | null {
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

/** Returns whether only some visitors see what is in a block: a split test that runs. */
const isSplit = ( { attributes }: Block ): boolean =>
	!! attributes.testId && attributes.state !== 'paused';

const collect = ( blocks: Block[], parents: Block[] = [] ): Heading[] =>
	blocks.flatMap( ( block ) => {
		const heading = headingOf( block, parents );
		return [
			...( heading?.text ? [ heading ] : [] ),
			...( isSplit( block )
				? []
				: collect( block.innerBlocks, [ ...parents, block ] ) ),
		];
	} );

/** Returns all headings of the edited page, from the metadata of blocks. */
export function useHeadings(): Heading[] {
	const blocks = useSelect(
		( select ) => blockEditor( select ).getBlocks(),
		[]
	);
	return useMemo( () => collect( blocks ), [ blocks ] );
}
