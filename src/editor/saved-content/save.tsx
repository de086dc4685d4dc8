import { InnerBlocks } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import { savedContent, type Savable } from './content';
import type { Scope } from './template';

/**
 * Returns the `save` of a block: what the author wrote, readable without the plugin, around the inner blocks.
 * The server renders the rest.
 *
 * @param block The `block.json`.
 */
export const saveWith = ( block: Savable ) =>
	function save( { attributes }: { attributes: Scope } ) {
		const [ before, after ] = savedContent( block, attributes );
		return (
			<>
				<RawHTML>{ before }</RawHTML>
				<InnerBlocks.Content />
				<RawHTML>{ after }</RawHTML>
			</>
		);
	};
