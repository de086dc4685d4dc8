import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, getBlockTypes, hasBlockSupport } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { isValidElement, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { blockEditor } from '@frontage/editor';
import type { Command } from './types';

interface Point {
	rootClientId?: string;
	index: number;
}

/** Returns our blocks that can be inserted at the top level. */
const ours = () =>
	getBlockTypes().filter(
		( { name, parent } ) =>
			name.startsWith( 'frontage/' ) &&
			! parent &&
			hasBlockSupport( name, 'inserter', true )
	);

/**
 * Returns an icon that the palette can show; it does not accept Dashicon names.
 *
 * @param icon Icon of a block.
 */
function drawn( icon: unknown ): JSX.Element | undefined {
	const src = ( icon as { src?: unknown } | undefined )?.src;
	return isValidElement( src ) ? src : undefined;
}

/** Returns the insertion point: after the selected block if allowed there, else at the end. */
const usePoint = () =>
	useSelect( ( select ) => {
		const editor = blockEditor( select );
		return ( name: string ): Point => {
			const point = editor.getBlockInsertionPoint();
			return editor.canInsertBlockType( name, point.rootClientId )
				? point
				: { index: editor.getBlockOrder().length };
		};
	}, [] );

/** Adds commands that insert our blocks. */
export function useInsertCommands() {
	const pointFor = usePoint();
	const { insertBlock } = useDispatch( blockEditorStore );
	const commands = useMemo(
		() =>
			ours().map( ( { name, title, icon, keywords = [] } ): Command => {
				/* translators: %s: title of a block. */
				const label = sprintf( __( 'Insert: %s', 'frontage' ), title );
				return {
					name: `insert-${ name }`,
					label,
					searchLabel: [ label, 'Frontage', ...keywords ].join( ' ' ),
					icon: drawn( icon ),
					callback: ( { close } ) => {
						const { index, rootClientId } = pointFor( name );
						insertBlock( createBlock( name ), index, rootClientId );
						close();
					},
				};
			} ),
		[ pointFor, insertBlock ]
	);
	return { isLoading: false, commands };
}
