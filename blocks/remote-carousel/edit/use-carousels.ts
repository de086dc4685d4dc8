import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType, hasBlockSupport, type Block } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { blockEditor } from '@frontage/editor';

export interface Found {
	clientId: string;
	/** Empty until it is needed. */
	anchor: string;
	title: string;
	/** Image URLs, empty for a slide without an image. */
	pictures: string[];
}

/** Our blocks with dots can be controlled. */
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

/** Returns the carousels of the edited post. */
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
		/** Returns a carousel's anchor, which is generated if missing. */
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
