/** Gives each form an id of its own, by which its messages belong together. */
import { useSelect } from '@wordpress/data';
import { useEffect } from 'react';
import type { Block } from '@wordpress/blocks';
import { blockEditor } from '../../src/editor';
import type { EditProps } from './types';

const formsIn = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [
		...( block.name === 'frontage/form' ? [ block ] : [] ),
		...formsIn( block.innerBlocks ),
	] );

const newId = () =>
	[ ...crypto.getRandomValues( new Uint8Array( 5 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );

export function useFormId( {
	attributes,
	setAttributes,
	clientId,
}: EditProps ) {
	const { formId } = attributes;
	const first = useSelect(
		( select ) =>
			formsIn( blockEditor( select as never ).getBlocks() ).find(
				( form ) => form.attributes.formId === formId
			)?.clientId,
		[ formId ]
	);
	const isCopy = first !== undefined && first !== clientId;
	useEffect( () => {
		if ( ! formId || isCopy ) {
			setAttributes( { formId: newId() } );
		}
	}, [ formId, isCopy, setAttributes ] );
}
