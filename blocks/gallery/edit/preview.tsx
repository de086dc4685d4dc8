import { useMemo } from '@wordpress/element';
import { Gallery } from '../view/component';
import { perPageOf, previewProps } from './preview-props';
import { useLibrary } from './use-library';
import type { Attributes } from '../attributes';

interface Props {
	attributes: Attributes;
	/** Index of the image being edited, or -1. */
	selected: number;
	onSelect: ( index: number ) => void;
}

/**
 * The gallery as visitors see it, except that links do nothing: a press selects the image.
 *
 * @param props The gallery and its selection.
 */
export function GalleryPreview( { attributes, selected, onSelect }: Props ) {
	const library = useLibrary( attributes.images );
	const props = useMemo(
		() => previewProps( attributes, library, selected ),
		[ attributes, library, selected ]
	);
	const first = ( props.chosen.page - 1 ) * perPageOf( attributes );
	const take = ( event: React.MouseEvent< HTMLElement > ) => {
		event.preventDefault();
		const item = ( event.target as Element ).closest( 'li' );
		if ( item?.matches( '.frontage-gallery__item' ) ) {
			const items = item.parentElement as HTMLElement;
			onSelect( first + [ ...items.children ].indexOf( item ) );
		} else if ( item ) {
			event.stopPropagation();
		}
	};
	return (
		// The sidebar's list is the keyboard alternative.
		<div className="frontage-gallery__preview" onClickCapture={ take }>
			{ selected >= 0 && (
				<style>{ `.is-selected > .frontage-gallery__preview li.frontage-gallery__item:nth-child(${
					selected - first + 1
				}){outline:2px solid var(--wp-admin-theme-color);outline-offset:2px}` }</style>
			) }
			<Gallery { ...props } />
		</div>
	);
}
