import { fill } from '@frontage/lib/fill';
import { hrefOf, useChoice } from '@frontage/choice';
import { Filter } from '@frontage/filter';
import { Pagination, countPages, itemsOn } from '@frontage/pagination';
import { Status } from '@frontage/status';
import { Item } from './item';
import type { PortfolioProps } from './types';

/** Projects with a filter and pagination, without requests (S1 §2 §4 §7). */
export function Portfolio( props: PortfolioProps ) {
	const { place, categories, words, sizes, firstRow } = props;
	const { category, page, pages, shown, choose } = usePortfolio( props );
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
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets. */ }
			<ul className="frontage-portfolio__items" role="list">
				{ shown.map( ( work, at ) => (
					<Item
						key={ work.href }
						work={ work }
						sizes={ sizes }
						isLazy={ at >= firstRow }
					/>
				) ) }
			</ul>
			<Pagination
				words={ words.pages }
				page={ page }
				pages={ pages }
				href={ ( to ) => hrefOf( place, { category, page: to } ) }
				onGo={ ( to ) => choose( { category, page: to } ) }
			/>
			<Status
				text={ fill(
					words.status,
					page,
					pages,
					words.counts[ shown.length ]
				) }
			/>
		</>
	);
}

/** Returns what is shown; a category or page that does not exist is replaced by the nearest that does. */
function usePortfolio( props: PortfolioProps ) {
	const { place, chosen, perPage, items, categories } = props;
	const [ asked, choose ] = useChoice( place, chosen );
	const isKnown =
		! asked.category ||
		categories.some( ( { slug } ) => slug === asked.category );
	const category = isKnown ? asked.category : '';
	const found = items.filter(
		( { terms } ) => ! category || terms?.includes( category )
	);
	const pages = countPages( found.length, perPage );
	const page = isKnown ? Math.min( asked.page, pages ) : 1;
	return {
		category,
		page,
		pages,
		shown: itemsOn( page, found, perPage ),
		choose,
	};
}
