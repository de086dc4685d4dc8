import { MOMENTS, sumsOf } from '@frontage/cost/cost';
import { momentMeaning, momentName, whole } from '@frontage/cost/labels';
import { __, sprintf } from '@wordpress/i18n';
import type { PageCost } from './types';

/** Key figures of a page. */
export function Figures( { page }: { page: PageCost } ) {
	const { entries, sizes, modules, queries } = page;
	const sums = sumsOf(
		entries,
		sizes,
		modules.flatMap( ( { own } ) => own )
	);
	const figures = [
		...MOMENTS.map( ( moment ) => ( {
			name: momentName( moment ),
			value: whole( sums[ moment ] ),
			note: momentMeaning( moment ),
		} ) ),
		{
			name: __( 'Queries', 'frontage' ),
			value: queries ? String( queries.ours ) : '–',
			note: queries
				? sprintf(
						/* translators: %d: number of database queries. */
						__( 'of %d for the whole page', 'frontage' ),
						queries.total
					)
				: __( 'not counted: served from a cache', 'frontage' ),
		},
	];
	return (
		<dl className="frontage-figures">
			{ figures.map( ( { name, value, note } ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>
						<strong>{ value }</strong>
						<small>{ note }</small>
					</dd>
				</div>
			) ) }
		</dl>
	);
}
