import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface Counts {
	open: number;
	done: number;
}

/** Shows how often an overlay opened and how often it converted. */
export function Counted( { id }: { id?: string } ) {
	const [ counts, setCounts ] = useState< Counts >();
	useEffect( () => {
		if ( id ) {
			apiFetch< Counts >( {
				path: '/frontage/v1/action/frontage_overlay_counts',
				method: 'POST',
				data: { id },
			} ).then( setCounts, () => {} );
		}
	}, [ id ] );
	if ( ! counts ) {
		return null;
	}
	return (
		<p>
			{ sprintf(
				/* translators: 1: number of times it was opened, 2: number of times this led to a sent form or a followed link. */
				__( 'Times opened: %1$d. Conversions: %2$d.', 'frontage' ),
				counts.open,
				counts.done
			) }
		</p>
	);
}
