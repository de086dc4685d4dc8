import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import { moved, without } from './saved-images';
import type { SavedImage } from '../view/types';
import type { LibraryImage } from './use-library';
import { useSorting, type SortState } from './use-sorting';

interface Props {
	images: SavedImage[];
	library: Map< number, LibraryImage >;
	/** Index of the image being edited, or -1. */
	selected: number;
	onSelect: ( index: number ) => void;
	onChange: ( images: SavedImage[] ) => void;
}

/** All images in order, also those of other pages; they can be selected, dragged, moved and removed. */
export function GalleryList( { images, library, ...props }: Props ) {
	const { selected, onSelect, onChange } = props;
	const change = ( list: SavedImage[], select: number ) => {
		onChange( list );
		onSelect( select );
	};
	const move = ( from: number, to: number ) =>
		change( moved( images, from, to ), to );
	const { list: root, stateOf } = useSorting< HTMLOListElement >( move );
	return (
		<ol className="frontage-gallery-list" ref={ root }>
			{ images.map( ( image, index ) => (
				<ListItem
					key={ index }
					src={
						image.url ?? library.get( image.id ?? 0 )?.source_url
					}
					index={ index }
					last={ images.length - 1 }
					isSelected={ index === selected }
					onSelect={ onSelect }
					state={ stateOf( index ) }
					onMove={ ( to ) => move( index, to ) }
					onRemove={ () => change( without( images, index ), -1 ) }
				/>
			) ) }
		</ol>
	);
}

interface ItemProps {
	src?: string;
	/** Index, from 0. */
	index: number;
	/** Index of the last image. */
	last: number;
	isSelected: boolean;
	/** Whether it is dragged, or where one that is dragged would go. */
	state: SortState;
	onSelect: ( index: number ) => void;
	onMove: ( to: number ) => void;
	onRemove: () => void;
}

function ListItem( props: ItemProps ) {
	const { src, index, isSelected, state, onSelect, ...tools } = props;
	return (
		<li
			className="frontage-gallery-list__item"
			data-state={ state }
			draggable
		>
			<Button
				className="frontage-gallery-list__image"
				label={ sprintf(
					/* translators: %d: position of the image, starting at 1. */
					__( 'Edit image %d', 'frontage' ),
					index + 1
				) }
				isPressed={ isSelected }
				onClick={ () => onSelect( isSelected ? -1 : index ) }
			>
				<img src={ src } alt="" draggable={ false } />
			</Button>
			<ItemTools index={ index } { ...tools } />
		</li>
	);
}

type ToolsProps = Pick< ItemProps, 'index' | 'last' | 'onMove' | 'onRemove' >;

function ItemTools( { index, last, onMove, onRemove }: ToolsProps ) {
	return (
		<>
			<Button
				icon={ chevronUp }
				label={ __( 'Move up', 'frontage' ) }
				disabled={ index === 0 }
				accessibleWhenDisabled
				onClick={ () => onMove( index - 1 ) }
			/>
			<Button
				icon={ chevronDown }
				label={ __( 'Move down', 'frontage' ) }
				disabled={ index === last }
				accessibleWhenDisabled
				onClick={ () => onMove( index + 1 ) }
			/>
			<Button
				icon={ trash }
				label={ __( 'Remove', 'frontage' ) }
				onClick={ onRemove }
			/>
		</>
	);
}
