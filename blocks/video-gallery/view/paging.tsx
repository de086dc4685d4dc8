import { Pagination } from '@frontage/pagination';
import { hrefOf } from '@frontage/choice';
import type { GalleryProps } from './types';
import type { Shown } from './use-pages';

interface Props extends Pick< GalleryProps, 'place' | 'words' > {
	shown: Shown;
}

/** Links to the other pages, or to the next one; and what went wrong. */
export function Paging( { place, words, shown }: Props ) {
	const { page, pages, isLoading, hasMore, hasFailed, go, retry } = shown;
	const href = ( to: number ) => hrefOf( place, { category: '', page: to } );
	return (
		<>
			{ hasFailed && (
				<div className="frontage-list__error" role="alert">
					<span>{ words.failed }</span>
					<button
						type="button"
						className="frontage-list__button"
						onClick={ retry }
					>
						{ words.retry }
					</button>
				</div>
			) }
			{ hasMore ? (
				page < pages && (
					<p className="frontage-list__more">
						<a
							className="frontage-list__button"
							href={ href( page + 1 ) }
							rel="nofollow"
							aria-disabled={ isLoading || undefined }
							onClick={ ( event ) => {
								event.preventDefault();
								go( page + 1 );
							} }
						>
							{ isLoading ? words.loading : words.more }
						</a>
					</p>
				)
			) : (
				<Pagination
					words={ words.pages }
					page={ page }
					pages={ pages }
					href={ href }
					onGo={ go }
				/>
			) }
		</>
	);
}
