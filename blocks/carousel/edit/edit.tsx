import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { gallery as icon, postList } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import { ListEdit, WallParts, type EditProps } from '@frontage/editor';
import { SlidesEdit, useSlides } from '@frontage/editor/slides';
import metadata from '../block.json';
import { classesOf, styleOf } from './columns';
import { Images } from './images';
import { StyleSettings } from './style-settings';
import type { ItemKind } from './types';
import { itemsOf, newItem, newItems } from './variations';
import type { Attributes } from '../attributes';

type Props = EditProps< Attributes, { postId?: unknown } >;

export function Edit( block: Props ) {
	switch ( block.attributes.kind ) {
		case 'posts':
			return <Posts { ...block } />;
		case 'images':
			return <Images { ...block } />;
		default:
			return <Items { ...block } />;
	}
}

/** The block of cards, which only a carousel of posts has. */
const CARDS = { ...metadata, allowedBlocks: [ 'frontage/post-card' ] };

function Posts( block: Props ) {
	const { attributes, setAttributes, clientId } = block;
	const style = styleOf( attributes );
	return (
		<>
			<InspectorControls>
				<StyleSettings { ...block } />
			</InspectorControls>
			<ListEdit
				metadata={ CARDS }
				icon={ postList }
				fields={ [] }
				frame={ {
					className: `frontage-carousel ${ classesOf( attributes, 6 ) }`,
					style: style as Record< `--${ string }`, string >,
				} }
				clientId={ clientId }
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		</>
	);
}

function Items( block: Props ) {
	const { attributes, clientId } = block;
	const kind = attributes.kind as ItemKind;
	const slides = useSlides( clientId, () => newItem( kind ) );
	const blockProps = useBlockProps( {
		style: styleOf( attributes ) as CSSProperties,
	} );
	return (
		<SlidesEdit
			slides={ slides }
			attributes={ attributes }
			blockProps={ blockProps }
			onAdd={ ( files ) => slides.append( itemsOf( kind, files ) ) }
			after={ <WallParts { ...block } /> }
			className={ classesOf( attributes, slides.blocks.length ) }
			start={ {
				icon,
				title: __( 'Carousel', 'frontage' ),
				onFiles: ( files ) => slides.replace( itemsOf( kind, files ) ),
				onWords: () => slides.replace( newItems( kind ) ),
			} }
		>
			<StyleSettings { ...block } />
		</SlidesEdit>
	);
}
