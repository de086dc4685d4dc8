import {
	BlockControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { switchToBlockType, type Block } from '@wordpress/blocks';
import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { blockEditor } from '../blocks';
import { readWall } from './convert';
import { allWalls } from './registry';
import { isSame } from './settings';
import type { Values, WallLayout } from './types';

interface Choice extends WallLayout {
	/** Name of the block. */
	block: string;
}

const CHOICES = (): Choice[] =>
	allWalls().flatMap( ( { metadata, layouts = [] } ) =>
		layouts.map( ( layout ) => ( { ...layout, block: metadata.name } ) )
	);

/** Whether a block looks like this; an attribute that is not set has the first layout's. */
function isCurrent( choice: Choice, block: Block, all: Choice[] ): boolean {
	if ( choice.block !== block.name ) {
		return false;
	}
	const own = all.filter( ( other ) => other.block === block.name );
	const has = ( { attributes = {} }: WallLayout ) =>
		Object.entries( attributes ).every( ( [ name, value ] ) =>
			isSame( block.attributes[ name ], value )
		);
	return choice === ( own.find( has ) ?? own[ 0 ] );
}

const withAttributes = ( block: Block, attributes?: Values ): Block => ( {
	...block,
	attributes: { ...block.attributes, ...attributes },
} );

/** One choice among all ways to show the block's pictures; what a layout does not use is kept for the next. */
export function LayoutMenu( { clientId }: { clientId: string } ) {
	const { replaceBlocks, updateBlockAttributes } =
		useDispatch( blockEditorStore );
	const { block, names } = useSelect(
		( select ) => {
			const editor = blockEditor( select );
			const parent = editor.getBlockRootClientId( clientId );
			return {
				block: editor.getBlock( clientId ),
				names: CHOICES()
					.map( ( choice ) => choice.block )
					.filter( ( name ) =>
						editor.canInsertBlockType( name, parent )
					)
					.join(),
			};
		},
		[ clientId ]
	);
	if ( ! block || ! readWall( block )?.pictures.length ) {
		return null;
	}
	const all = CHOICES();
	const choose = ( { block: name, attributes = {} }: Choice ) => {
		if ( name === block.name ) {
			updateBlockAttributes( clientId, attributes );
			return;
		}
		const [ first, ...others ] = switchToBlockType( block, name ) ?? [];
		if ( first ) {
			replaceBlocks( clientId, [
				withAttributes( first, attributes ),
				...others,
			] );
		}
	};
	const current = all.find( ( choice ) => isCurrent( choice, block, all ) );
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ current?.icon }
					label={ __( 'Layout', 'frontage' ) }
					controls={ all
						.filter(
							( choice ) =>
								choice.block === block.name ||
								names.split( ',' ).includes( choice.block )
						)
						.map( ( choice ) => ( {
							title: choice.title,
							icon: choice.icon,
							role: 'menuitemradio',
							isActive: choice === current,
							onClick: () => choose( choice ),
						} ) ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
