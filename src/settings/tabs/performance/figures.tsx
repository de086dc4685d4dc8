/** The figures of a page, large. */
import { __, sprintf } from '@wordpress/i18n';
import { formatBytes } from '../../parts';
import type { PageCost } from './types';

export function Figures( { page }: { page: PageCost } ) {
	const { ours, queries } = page;
	const figures = [
		{
			name: __( 'Script with the page', 'frontage' ),
			value: formatBytes( ours.load ),
			note: __( 'once for all of Frontage', 'frontage' ),
		},
		{
			name: __( 'Script when used', 'frontage' ),
			value: formatBytes( ours.use ),
			note: ours.react
				? __( 'and WordPress’s own React', 'frontage' )
				: __( 'if every piece is touched', 'frontage' ),
		},
		{
			name: __( 'Styles', 'frontage' ),
			value: formatBytes( ours.style ),
			note: __( 'mostly inside the page', 'frontage' ),
		},
		{
			name: __( 'Queries', 'frontage' ),
			value: queries ? String( queries.ours ) : '–',
			note: queries
				? sprintf(
						/* translators: %d: number of database queries. */
						__( 'of %d for the whole page', 'frontage' ),
						queries.total
					)
				: __( 'not counted: a cache answered', 'frontage' ),
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
