import type { ReactNode, RefObject } from 'react';
import { onPress } from './on-press';
import { Mark, Picture } from './picture';
import type { Item, Words } from './types';

const SIZES = '(max-width: 780px) 100vw, 780px';

interface Props {
	item: Item;
	/** The player; null while nothing plays. */
	screen: ReactNode;
	hasTitle: boolean;
	words: Words;
	place: RefObject< HTMLDivElement >;
	onPlay: ( item: Item ) => void;
}

/** The place of the player above the videos, with the poster of the current one. Mirrors `Stage` in PHP. */
export const Stage = ( props: Props ) => {
	const { item, screen, hasTitle, words, place, onPlay } = props;
	return (
		<div className="frontage-video-gallery__theatre" ref={ place }>
			<div className="frontage-video-gallery__stage">
				{ screen }
				<a
					className="frontage-video-gallery__open"
					href={ item.href }
					hidden={ !! screen }
					onClick={ onPress( item, onPlay ) }
				>
					{ item.poster && (
						<Picture picture={ item.poster } sizes={ SIZES } />
					) }
					<Mark />
					<span className="frontage-video-gallery__hint">
						{ `${ words.play } ${ item.title }` }
					</span>
				</a>
			</div>
			{ hasTitle && (
				<p className="frontage-video-gallery__now">{ item.title }</p>
			) }
		</div>
	);
};
