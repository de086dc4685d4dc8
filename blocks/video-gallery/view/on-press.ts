import type { MouseEvent } from 'react';
import type { Item } from './types';

/** Returns whether a video plays here; others are links. */
export const isPlayed = ( { embed, isFile }: Item ) => !! ( embed ?? isFile );

/**
 * Returns what a press on the link of a video does: it plays here, unless the visitor wants it in another tab.
 *
 * @param item Video.
 * @param play Plays it.
 */
export const onPress =
	( item: Item, play: ( item: Item ) => void ) => ( event: MouseEvent ) => {
		const { ctrlKey, metaKey, shiftKey } = event;
		if ( isPlayed( item ) && ! ctrlKey && ! metaKey && ! shiftKey ) {
			event.preventDefault();
			play( item );
		}
	};
