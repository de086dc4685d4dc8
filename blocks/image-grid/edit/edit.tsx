import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { grid as icon } from '@wordpress/icons';
import { useChildren, WallParts, type EditProps } from '@frontage/editor';
import {
	PicturesStart,
	PicturesToolbar,
	usePastedPictures,
} from '@frontage/editor/pictures';
import { Filter } from '@frontage/filter';
import { offered } from './categories';
import { CategoriesPanel, type Known } from './categories-panel';
import { ImageGridSettings } from './settings';
import { layoutOf } from './layout';
import type { Attributes } from '../attributes';

const knownIn = ( images: Block[] ): Known[] =>
	images
		.filter( ( { attributes } ) => attributes.id )
		.map( ( { attributes: { id, url, alt } } ) => ( {
			id: Number( id ),
			url: String( url ?? '' ),
			alt: String( alt ?? '' ),
		} ) );

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes, clientId } = block;
	const { blocks } = useChildren( clientId );
	const { progress, onPaste } = usePastedPictures( clientId );
	const blockProps = useBlockProps( { ...layoutOf( attributes ), onPaste } );
	const items = useInnerBlocksProps(
		{ className: 'frontage-image-grid__items' },
		{ orientation: 'horizontal', renderAppender: false }
	);
	if ( ! blocks.length ) {
		return (
			<div { ...blockProps }>
				<PicturesStart
					clientId={ clientId }
					icon={ icon }
					title={ __( 'Image Grid', 'frontage' ) }
				/>
			</div>
		);
	}
	const pictures = knownIn( blocks );
	return (
		<>
			<PicturesToolbar clientId={ clientId } />
			<InspectorControls>
				<ImageGridSettings { ...block } />
				<CategoriesPanel
					categories={ attributes.categories }
					pictures={ pictures }
					onChange={ ( categories ) =>
						setAttributes( { categories } )
					}
				/>
			</InspectorControls>
			<div { ...blockProps }>
				<FilterPreview attributes={ attributes } of={ pictures } />
				<div { ...items } />
				<MorePreview
					attributes={ attributes }
					count={ blocks.length }
				/>
				{ progress }
				<WallParts { ...block } />
			</div>
		</>
	);
}

interface PreviewProps {
	attributes: Attributes;
	of: Known[];
}

/** The filter as visitors see it; inert in the editor. */
function FilterPreview( { attributes, of }: PreviewProps ) {
	return (
		<Filter
			words={ {
				label: __( 'Categories', 'frontage' ),
				all: __( 'All', 'frontage' ),
			} }
			categories={ offered(
				attributes.categories,
				of.map( ( { id } ) => id )
			) }
			chosen=""
			href={ () => '#' }
			onChoose={ () => {} }
		/>
	);
}

interface MoreProps {
	attributes: Attributes;
	/** Number of images in the grid. */
	count: number;
}

/** The “more” button; the editor shows all images. */
function MorePreview( { attributes, count }: MoreProps ) {
	const { perPage, moreText } = attributes;
	return (
		perPage > 0 &&
		count > perPage && (
			<p className="frontage-list__more">
				<span className="frontage-list__button">
					{ moreText || __( 'Load more', 'frontage' ) }
				</span>
			</p>
		)
	);
}
