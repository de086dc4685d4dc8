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

/** Returns what is shown for the visitor's choice. */
function usePortfolio( props: PortfolioProps ) {
	const { place, chosen, perPage, items, categories } = props;
	const itemsIn = ( slug: string ) =>
		items.filter( ( { terms } ) => ! slug || terms?.includes( slug ) );
	const countIn = ( slug: string ) =>
		countPages( itemsIn( slug ).length, perPage );
	const [ { category, page }, choose ] = useChoice( place, chosen, {
		categories: categories.map( ( { slug } ) => slug ),
		pages: countIn,
	} );
	return {
		category,
		page,
		pages: countIn( category ),
		shown: itemsOn( page, itemsIn( category ), perPage ),
		choose,
	};
}
