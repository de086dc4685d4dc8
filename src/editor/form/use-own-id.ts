import { useSelect } from '@wordpress/data';
import { useEffect } from 'react';
import type { Block } from '@wordpress/blocks';
import { blockEditor } from '../blocks';
import type { EditProps } from '../edit-props';

const named = ( blocks: Block[], name: string ): Block[] =>
	blocks.flatMap( ( block ) => [
		...( block.name === name ? [ block ] : [] ),
		...named( block.innerBlocks, name ),
	] );

const newId = () =>
	[ ...crypto.getRandomValues( new Uint8Array( 5 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );

/**
 * Gives each block an id of its own, by which what is sent with it belongs together; a copy gets a new one.
 *
 * Sees to the id.
 *
 * @param props     What the block's edit gets.
 * @param name      The block's full name.
 * @param attribute Where the id is kept.
 */
export function useOwnId(
	props: Pick<
		EditProps< Record< string, unknown > >,
		'attributes' | 'setAttributes' | 'clientId'
	>,
	name: string,
	attribute: string
): void {
	const { attributes, setAttributes, clientId } = props;
	const id = attributes[ attribute ];
	const first = useSelect(
		( select ) =>
			named( blockEditor( select ).getBlocks(), name ).find(
				( block ) => block.attributes[ attribute ] === id
			)?.clientId,
		[ id, name, attribute ]
	);
	const isCopy = first !== undefined && first !== clientId;
	useEffect( () => {
		if ( ! id || isCopy ) {
			setAttributes( { [ attribute ]: newId() } );
		}
	}, [ id, isCopy, attribute, setAttributes ] );
}
