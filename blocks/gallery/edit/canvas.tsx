import { VisuallyHidden } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Filter } from '@frontage/filter';
import { countPages, itemsOn, Pagination } from '@frontage/pagination';
import { CanvasItem } from './canvas-item';
import { ImageToolbar } from './image-toolbar';
import { perPageOf, previewProps } from './preview-props';
import { changed, moved, without } from './saved-images';
import { useLibrary } from './use-library';
import { useSorting } from './use-sorting';
import type { GalleryProps, SavedImage } from '../view/types';
import type { Attributes } from '../attributes';

interface Props {
	attributes: Attributes;
	/** Index of the image being edited, or -1. */
	selected: number;
	onSelect: ( index: number ) => void;
	onChange: ( images: SavedImage[] ) => void;
}

const nothing = () => {};

/** The gallery as visitors see it, where a press selects an image; captions are typed and images dragged in place. */
export function GalleryCanvas( props: Props ) {
	const { attributes, selected, onSelect, onChange } = props;
	const { images } = attributes;
	const library = useLibrary( images );
	const shown = useMemo(
		() => previewProps( attributes, library, selected ),
		[ attributes, library, selected ]
	);
	const first = ( shown.chosen.page - 1 ) * perPageOf( attributes );
	const { said, move } = useMove( props );
	const remove = () => {
		onChange( without( images, selected ) );
		onSelect( -1 );
	};
	return (
		// The toolbar and the sidebar’s list are the keyboard’s way.
		<div
			className="frontage-gallery__preview"
			onClickCapture={ ( event ) => {
				const at = pressedItem( event );
				if ( at >= 0 ) {
					onSelect( first + at );
				}
			} }
		>
			<ImageToolbar
				at={ selected }
				count={ images.length }
				onMove={ ( to ) => move( selected, to ) }
				onRemove={ remove }
			/>
			<Items { ...props } shown={ shown } onMove={ move } />
			<VisuallyHidden role="status">{ said }</VisuallyHidden>
		</div>
	);
}

/** Moves images, and says where they are then. */
function useMove( { attributes: { images }, onChange, onSelect }: Props ) {
	const [ said, say ] = useState( '' );
	const move = ( from: number, to: number ) => {
		onChange( moved( images, from, to ) );
		onSelect( to );
		say(
			sprintf(
				/* translators: 1: new position of an image, starting at 1. 2: number of images. */
				__( 'Image moved to position %1$d of %2$d.', 'frontage' ),
				to + 1,
				images.length
			)
		);
	};
	return { said, move };
}

interface ItemsProps extends Props {
	shown: GalleryProps;
	onMove: ( from: number, to: number ) => void;
}

/** One page of images, with the filter and the pagination, whose links do nothing. */
function Items( {
	shown,
	onMove,
	attributes,
	selected,
	onChange,
}: ItemsProps ) {
	const { images, captions } = attributes;
	const { page } = shown.chosen;
	const perPage = perPageOf( attributes );
	const first = ( page - 1 ) * perPage;
	const { list, stateOf } = useSorting< HTMLUListElement >( ( from, to ) =>
		onMove( first + from, first + to )
	);
	return (
		<>
			<Filter
				words={ shown.words.filter }
				categories={ shown.categories }
				chosen=""
				href={ () => '#' }
				onChoose={ nothing }
			/>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets. */ }
			<ul className="frontage-gallery__grid" role="list" ref={ list }>
				{ itemsOn( page, shown.images, perPage ).map( ( image, at ) => (
					<CanvasItem
						key={ first + at }
						image={ image }
						index={ first + at }
						isSelected={ first + at === selected }
						hasCaption={ captions !== 'none' }
						state={ stateOf( at ) }
						onCaption={ ( caption ) =>
							onChange(
								changed( images, first + at, { caption } )
							)
						}
					/>
				) ) }
			</ul>
			<Pagination
				words={ shown.words.pages }
				page={ page }
				pages={ countPages( images.length, perPage ) }
				href={ () => '#' }
				onGo={ nothing }
			/>
		</>
	);
}

/**
 * Returns which image is pressed, or -1. Links of all kinds do nothing.
 *
 * @param event A click.
 */
function pressedItem( event: React.MouseEvent< HTMLElement > ): number {
	event.preventDefault();
	const pressed = event.target as Element;
	const item = pressed.closest( 'li' );
	if ( ! pressed.closest( '[contenteditable]' ) ) {
		// What can be dragged takes no focus, so that a caption would keep it.
		pressed.closest< HTMLElement >( '[data-block]' )?.focus();
	}
	if ( item?.matches( '.frontage-gallery__item' ) ) {
		return [ ...( item.parentElement?.children ?? [] ) ].indexOf( item );
	}
	if ( item ) {
		event.stopPropagation();
	}
	return -1;
}
