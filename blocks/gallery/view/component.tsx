import { hrefOf } from '@frontage/choice';
import { Filter } from '@frontage/filter';
import { Pagination } from '@frontage/pagination';
import { Status } from '@frontage/status';
import { Grid } from './grid';
import type { GalleryProps } from './types';
import { useGallery } from './use-gallery';

/** Images with a filter and pagination (S1 §2 §4). */
export function Gallery( props: GalleryProps ) {
	const { place, categories, words, columns, sizes } = props;
	const { category, page, pages, shown, said, choose } = useGallery( props );
	return (
		<>
			<Filter
				words={ words.filter }
				categories={ categories }
				chosen={ category }
				href={ ( slug ) =>
					hrefOf( place, { category: slug, page: 1 } )
				}
				onChoose={ ( slug ) => choose( { category: slug, page: 1 } ) }
			/>
			<Grid images={ shown } columns={ columns } sizes={ sizes } />
			<Pagination
				words={ words.pages }
				page={ page }
				pages={ pages }
				href={ ( to ) => hrefOf( place, { category, page: to } ) }
				onGo={ ( to ) => choose( { category, page: to } ) }
			/>
			<Status text={ said } />
		</>
	);
}
