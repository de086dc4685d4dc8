import type { Block } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { blockEditor } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';

/** Blocks that hold a section, as on the server. */
const CONTAINERS = [
	'core/group',
	'core/cover',
	'core/columns',
	'core/media-text',
];

const anchorOf = ( { attributes }: Block ) => String( attributes.anchor ?? '' );

const useBlocks = () =>
	useSelect( ( select ) => blockEditor( select ).getBlocks(), [] );

const all = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...all( block.innerBlocks ) ] );

/**
 * Returns what a section is called: its label, or its first heading, or its anchor.
 *
 * @param block Container with an anchor.
 */
function nameOf( block: Block ): string {
	const heading = all( block.innerBlocks ).find(
		( { name } ) => name === 'core/heading'
	);
	return (
		plain( block.attributes.ariaLabel ) ||
		plain( heading?.attributes.content ) ||
		anchorOf( block )
	);
}

/** Returns the containers with an anchor, from outside; those in them are left out. */
const sectionsIn = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) =>
		CONTAINERS.includes( block.name ) && anchorOf( block )
			? [ block ]
			: sectionsIn( block.innerBlocks )
	);

/** Returns the names of the sections of the edited content. */
export function useSections(): string[] {
	const blocks = useBlocks();
	return useMemo( () => sectionsIn( blocks ).map( nameOf ), [ blocks ] );
}

/** Returns the HTML anchors of all blocks of the edited content. */
export function useAnchors(): string[] {
	const blocks = useBlocks();
	return useMemo( () => all( blocks ).map( anchorOf ), [ blocks ] );
}
