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
 * Gives each block a unique ID, which groups what is submitted with it; a duplicated block gets a new one.
 *
 * @param props     Props of the block's edit component.
 * @param name      Full block name.
 * @param attribute Attribute that stores the ID.
 * @param make      Makes an ID; by default of ten characters.
 */
export function useOwnId(
	props: Pick<
		EditProps< Record< string, unknown > >,
		'attributes' | 'setAttributes' | 'clientId'
	>,
	name: string,
	attribute: string,
	make: () => string = newId
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
			setAttributes( { [ attribute ]: make() } );
		}
	}, [ id, isCopy, attribute, setAttributes, make ] );
}
