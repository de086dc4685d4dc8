import type { ReactNode } from 'react';
import { onPress } from './on-press';
import { Mark, Picture } from './picture';
import type { GalleryProps, Item } from './types';

interface Props extends Pick<
	GalleryProps,
	'label' | 'sizes' | 'options' | 'words'
> {
	items: Item[];
	/** The video in the player, or the one that would be; none if videos play in place and nothing does. */
	current?: Item;
	/** The player, if it is in place of a thumbnail. */
	screen?: ReactNode;
	isBusy: boolean;
	onPlay: ( item: Item ) => void;
}

/** The videos of a page. Mirrors `Item_List` in PHP. */
export const ItemList = ( props: Props ) => (
	// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets.
	<ul
		className="frontage-video-gallery__list frontage-list"
		role="list"
		aria-label={ props.label || undefined }
		aria-busy={ props.isBusy || undefined }
	>
		{ props.items.map( ( item ) => (
			<Video
				key={ item.href }
				{ ...props }
				item={ item }
				isCurrent={ item.href === props.current?.href }
			/>
		) ) }
	</ul>
);

/** A video: one link, and what it is about. */
function Video( {
	item,
	isCurrent,
	screen,
	sizes,
	options,
	words,
	onPlay,
}: Props & { item: Item; isCurrent: boolean } ) {
	const { hidethumbimg, showDsc } = options;
	const isPlaying = isCurrent && !! screen;
	return (
		<li
			className={ `frontage-video-gallery__item${ isCurrent ? ' is-current' : '' }${ isPlaying ? ' is-playing' : '' }` }
		>
			{ isCurrent && screen }
			<a
				className="frontage-video-gallery__link"
				href={ item.href }
				aria-current={ isCurrent ? 'true' : undefined }
				onClick={ onPress( item, onPlay ) }
			>
				{ ! hidethumbimg && (
					<span className="frontage-video-gallery__thumbnail">
						{ item.poster && (
							<Picture picture={ item.poster } sizes={ sizes } />
						) }
						<Mark />
					</span>
				) }
				<span className="frontage-video-gallery__title">
					<span className="frontage-video-gallery__hint">
						{ `${ words.play } ` }
					</span>
					{ item.title }
				</span>
				{ item.length && (
					<span className="frontage-video-gallery__length">
						{ item.length }
					</span>
				) }
			</a>
			{ item.text && showDsc && (
				<p className="frontage-video-gallery__text">{ item.text }</p>
			) }
		</li>
	);
}
