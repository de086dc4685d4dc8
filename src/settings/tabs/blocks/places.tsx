import { __, sprintf } from '@wordpress/i18n';
import { ErrorNotice, Loading, useRest } from '../../parts';
import type { Place, PlacesAnswer } from './types';

/** Links to the places where a module is used. */
export function Places( { slug }: { slug: string } ) {
	const { data, error, reload } = useRest< PlacesAnswer >(
		`modules/${ slug }/places`
	);
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ reload } />;
	}
	if ( ! data ) {
		return <Loading />;
	}
	const more = data.total - data.places.length;
	return (
		<>
			<ul className="frontage-places">
				{ data.places.map( ( place, index ) => (
					<li key={ index }>
						<Line place={ place } />
					</li>
				) ) }
			</ul>
			{ more > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: a number of places. */
						__( 'And %d more.', 'frontage' ),
						more
					) }
				</p>
			) }
		</>
	);
}

function Line( { place }: { place: Place } ) {
	const { title, type, status, edit, view } = place;
	return (
		<>
			<span className="frontage-places__title">{ title }</span>
			<span className="frontage-places__type">
				{ status ? `${ type }, ${ status }` : type }
			</span>
			<span className="frontage-places__links">
				{ edit && (
					<a
						href={ edit }
						aria-label={ sprintf(
							/* translators: %s: title of a page. */
							__( 'Edit “%s”', 'frontage' ),
							title
						) }
					>
						{ __( 'Edit', 'frontage' ) }
					</a>
				) }
				{ view && (
					<a
						href={ view }
						aria-label={ sprintf(
							/* translators: %s: title of a page. */
							__( 'View “%s”', 'frontage' ),
							title
						) }
					>
						{ __( 'View', 'frontage' ) }
					</a>
				) }
			</span>
		</>
	);
}
