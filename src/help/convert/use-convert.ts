import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType, parse, serialize, type Block } from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { blockEditor, descriptionOf } from '@frontage/editor';
import type { Conversion } from '@frontage/exit-converter';
import { loadConverter, type Convert } from '@frontage/exit-converter/frame';
import { data } from '../data';
import { resultOf } from './result';

/** Store names as strings; their packages are loaded with every editor. */
const NOTICES = 'core/notices';
const EDITOR = 'core/editor';
const BLOCKS = 'core/block-editor';

const ID = 'frontage-convert';

interface Editor {
	getBlock: ( id: string ) => Block | null;
	canRemoveBlock: ( id: string ) => boolean;
	getBlockEditingMode: ( id: string ) => string;
	canInsertBlockType: ( name: string, parent: string | null ) => boolean;
	getBlockRootClientId: ( id: string ) => string | null;
	getSelectedBlockClientIds: () => string[];
	getBlockName: ( id: string ) => string | null;
}

interface Converted {
	clientId: string;
	blocks: Block[];
	conversion: Conversion;
}

/** Whether a block is one of ours, as opposed to a part of one, and may be replaced. */
function isConvertible( id: string, editor: Editor ): boolean {
	const described = descriptionOf( editor.getBlockName( id ) ?? '' );
	return (
		!! described &&
		! described.parent?.length &&
		editor.canRemoveBlock( id ) &&
		editor.getBlockEditingMode( id ) === 'default'
	);
}

/** Converts one block; again, if the author changes it meanwhile. Null if it is gone. */
async function convertOne(
	clientId: string,
	editor: Editor,
	convert: Convert
): Promise< Converted | null > {
	for (;;) {
		const block = editor.getBlock( clientId );
		const conversion = block && ( await convert( serialize( block ) ) );
		if ( ! conversion ) {
			return null;
		}
		if ( editor.getBlock( clientId ) === block ) {
			const blocks = parse( conversion.content );
			return { clientId, blocks, conversion };
		}
	}
}

/** The first block that may not stand where the converted one is. */
const misplaced = ( all: Converted[], editor: Editor ): Block | undefined =>
	all.flatMap( ( { clientId, blocks } ) =>
		blocks.filter(
			( { name } ) =>
				! editor.canInsertBlockType(
					name,
					editor.getBlockRootClientId( clientId )
				)
		)
	)[ 0 ];

/** Puts blocks into their places, in one step of undo. */
function usePut() {
	const registry = useRegistry();
	const {
		replaceBlocks,
		removeBlocks,
		__unstableMarkLastChangeAsPersistent,
	} = useDispatch( BLOCKS );
	return ( all: Converted[] ) =>
		registry.batch( () => {
			__unstableMarkLastChangeAsPersistent();
			for ( const { clientId, blocks } of all ) {
				if ( blocks.length ) {
					void replaceBlocks( clientId, blocks );
				} else {
					void removeBlocks( clientId );
				}
			}
		} );
}

/**
 * Converts the selected blocks to blocks of WordPress, as *Tools → Leave Frontage* does.
 *
 * @return Undefined unless all of them can be converted.
 */
export function useConvert(): ( () => Promise< void > ) | undefined {
	const registry = useRegistry();
	const put = usePut();
	const notices = useDispatch( NOTICES );
	const { undo } = useDispatch( EDITOR );
	const ids = useSelect(
		( select ) => blockEditor( select ).getSelectedBlockClientIds(),
		[]
	);
	const isOffered = useSelect(
		( select ) => {
			const editor = blockEditor( select ) as unknown as Editor;
			return (
				ids.length > 0 &&
				ids.every( ( id ) => isConvertible( id, editor ) )
			);
		},
		[ ids ]
	);

	const convert = async () => {
		notices.createInfoNotice( __( 'Converting…', 'frontage' ), {
			...{ id: ID, type: 'snackbar', explicitDismiss: true },
		} );
		let close = () => {};
		try {
			const frame = await loadConverter( data().converter );
			close = frame.close;
			const editor = registry.select(
				blockEditorStore
			) as unknown as Editor;
			const all: Converted[] = [];
			for ( const id of ids ) {
				const one = await convertOne( id, editor, frame.convert );
				all.push( ...( one ? [ one ] : [] ) );
			}
			const wrong = misplaced( all, editor );
			if ( wrong ) {
				throw new Error( notHere( wrong ) );
			}
			put( all );
			const { text, isLossy } = resultOf(
				all.map( ( { conversion } ) => conversion )
			);
			const actions = [
				{ label: __( 'Undo', 'frontage' ), onClick: undo },
			];
			await notices.removeNotice( ID );
			if ( isLossy ) {
				notices.createWarningNotice( text, { id: ID, actions } );
			} else {
				const type = 'snackbar';
				notices.createSuccessNotice( text, { id: ID, type, actions } );
			}
		} catch ( error ) {
			notices.createErrorNotice( ( error as Error ).message, {
				...{ id: ID, type: 'snackbar', explicitDismiss: true },
			} );
		}
		close();
	};
	return isOffered ? convert : undefined;
}

const notHere = ( { name }: Block ): string =>
	sprintf(
		/* translators: %s: title of a block. */
		__(
			'Nothing was changed: the block around it does not allow %s.',
			'frontage'
		),
		getBlockType( name )?.title ?? name
	);
