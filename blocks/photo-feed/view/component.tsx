import { useRef } from 'react';
import { fill } from '@frontage/lib/fill';
import { Status } from '@frontage/status';
import { PhotoItem } from './photo';
import type { PhotoFeedProps } from './types';
import { useFeed } from './use-feed';
import { useResolution } from './use-resolution';

/** Photos with a button for more (S2 §4 §7). */
export function PhotoFeed( props: PhotoFeedProps ) {
	const { words, sizes, inSight, label, group } = props;
	const list = useRef< HTMLUListElement >( null );
	const resolution = useResolution( list );
	const feed = useFeed( props, list, resolution );
	return (
		<>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets. */ }
			<ul
				ref={ list }
				className="frontage-photo-feed__list"
				role="list"
				aria-label={ label }
			>
				{ feed.photos.map( ( photo, at ) => (
					<PhotoItem
						key={ photo.id }
						photo={ photo }
						group={ group }
						sizes={ sizes }
						resolution={ resolution }
						isLazy={ at >= inSight }
						onBroken={ feed.onBroken }
					/>
				) ) }
			</ul>
			{ feed.hasFailed && (
				<p className="frontage-photo-feed__error" role="alert">
					{ words.failed }
				</p>
			) }
			{ feed.shouldPaginate && (
				<button
					type="button"
					className="frontage-photo-feed__more wp-element-button"
					aria-disabled={ feed.isLoading || undefined }
					onClick={ feed.loadMore }
				>
					{ nameOf( feed, words ) }
				</button>
			) }
			<Status text={ said( feed, words ) } />
		</>
	);
}

type Feed = ReturnType< typeof useFeed >;
type Words = PhotoFeedProps[ 'words' ];

/** Returns the button's text. */
function nameOf( { isLoading, hasFailed }: Feed, words: Words ): string {
	if ( isLoading ) {
		return words.loading;
	}
	return hasFailed ? words.retry : words.more;
}

/** Returns what screen readers hear after photos were added. */
function said( { added, shouldPaginate }: Feed, words: Words ): string {
	return added
		? `${ fill( words.added, added ) }${ shouldPaginate ? '' : ` ${ words.all }` }`
		: '';
}
