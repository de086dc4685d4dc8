import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType, hasBlockSupport, type Block } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { blockEditor } from '@frontage/editor';

export interface Found {
	clientId: string;
	/** Empty as long as nothing needed it. */
	anchor: string;
	title: string;
	/** Addresses of pictures, empty for a slide without. */
	pictures: string[];
}

/** Blocks of ours that have dots can be steered. */
const isCarousel = ( { name }: Block ) =>
	name.startsWith( 'frontage/' ) &&
	hasBlockSupport( name, 'anchor', false ) &&
	!! getBlockType( name )?.attributes.hasDots;

const all = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...all( block.innerBlocks ) ] );

const pictureOf = ( slide: Block ): string =>
	String(
		slide.attributes.mediaUrl ??
			all( [ slide ] ).find( ( { attributes } ) => attributes.url )
				?.attributes.url ??
			''
	);

/** The carousels of the post that is edited. */
export function useCarousels() {
	const blocks = useSelect(
		( select ) => blockEditor( select ).getBlocks(),
		[]
	);
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const carousels: Found[] = all( blocks )
		.filter( isCarousel )
		.map( ( { clientId, name, attributes, innerBlocks } ) => ( {
			clientId,
			anchor: String( attributes.anchor ?? '' ),
			title: String(
				attributes.label || getBlockType( name )?.title || ''
			),
			pictures: innerBlocks.map( pictureOf ),
		} ) );
	return {
		carousels,
		/**
		 * The anchor of a carousel, given to it if it has none.
		 *
		 * @param clientId The carousel's.
		 */
		anchorOf: ( clientId: string ): string => {
			const found = carousels.find(
				( carousel ) => carousel.clientId === clientId
			);
			const anchor =
				found?.anchor || `carousel-${ clientId.slice( 0, 6 ) }`;
			if ( found && ! found.anchor ) {
				updateBlockAttributes( clientId, { anchor } );
			}
			return anchor;
		},
	};
}
