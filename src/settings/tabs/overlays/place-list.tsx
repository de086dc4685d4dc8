import { __, _n, sprintf } from '@wordpress/i18n';
import type { Place } from '../../parts';
import type { Overlay } from './types';
import { opensItself } from './labels';

/** Query argument of the owner's test, see `Overlay\Test_Mode`. */
const TEST = 'frontage-test-overlays';

/** Where an overlay is, with links to edit, view and test it. */
export function PlaceList( { overlay }: { overlay: Overlay } ) {
	const { places, more } = overlay;
	return (
		<ul className="frontage-overlay__places">
			{ places.map( ( place, index ) => (
				<li key={ index }>
					<PlaceLine
						place={ place }
						canTest={ opensItself( overlay ) }
					/>
				</li>
			) ) }
			{ more > 0 && (
				<li>
					{ sprintf(
						/* translators: %d: a number of places. */
						_n(
							'And %d more place.',
							'And %d more places.',
							more,
							'frontage'
						),
						more
					) }
				</li>
			) }
		</ul>
	);
}

function PlaceLine( { place, canTest }: { place: Place; canTest: boolean } ) {
	const { title, type, status, edit, view } = place;
	return (
		<>
			<span>{ title }</span>
			<small>{ status ? `${ type }, ${ status }` : type }</small>
			<PlaceLink
				url={ edit }
				text={ __( 'Edit', 'frontage' ) }
				/* translators: %s: title of a page. */
				label={ sprintf( __( 'Edit “%s”', 'frontage' ), title ) }
			/>
			<PlaceLink
				url={ view }
				text={ __( 'View', 'frontage' ) }
				/* translators: %s: title of a page. */
				label={ sprintf( __( 'View “%s”', 'frontage' ), title ) }
			/>
			<PlaceLink
				url={ canTest && view ? tested( view ) : '' }
				text={ __( 'Test', 'frontage' ) }
				label={ sprintf(
					/* translators: %s: title of a page. */
					__( 'Test popups on “%s”', 'frontage' ),
					title
				) }
			/>
		</>
	);
}

function tested( view: string ): string {
	const url = new URL( view, window.location.href );
	url.searchParams.set( TEST, '1' );
	return url.href;
}

interface LinkProps {
	url: string;
	text: string;
	label: string;
}

const PlaceLink = ( { url, text, label }: LinkProps ) =>
	url ? (
		<a href={ url } aria-label={ label }>
			{ text }
		</a>
	) : null;
