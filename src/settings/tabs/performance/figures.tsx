import { __, sprintf } from '@wordpress/i18n';
import { formatBytes } from '../../parts';
import type { PageCost } from './types';

/** Key figures of a page. */
export function Figures( { page }: { page: PageCost } ) {
	const { ours, queries } = page;
	const figures = [
		{
			name: __( 'Script on page load', 'frontage' ),
			value: formatBytes( ours.load ),
			note: __( 'once for all Frontage modules', 'frontage' ),
		},
		{
			name: __( 'Script on first use', 'frontage' ),
			value: formatBytes( ours.use ),
			note: ours.react
				? __( 'plus React from WordPress', 'frontage' )
				: __( 'if every instance is used', 'frontage' ),
		},
		{
			name: __( 'Styles', 'frontage' ),
			value: formatBytes( ours.style ),
			note: __( 'mostly inline', 'frontage' ),
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
