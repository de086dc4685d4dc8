import { useEffect, useState } from '@wordpress/element';
import { useIsPreview } from '@frontage/editor';
import { beats, strike } from '../view/beat';
import { occurrenceAfter, timestampOf } from './zone';
import type { Attributes } from '../attributes';

/**
 * Returns the seconds left, updated every second as on the site.
 *
 * @param attributes Block attributes.
 * @return Seconds; null while no end is chosen, unless the block is only looked at. A per-visitor countdown starts when the editor opens.
 */
export function useLeft( attributes: Attributes ): number | null {
	const isPreview = useIsPreview();
	const [ opened ] = useState( Date.now );
	const [ now, setNow ] = useState( opened );
	useEffect( () => {
		const beat = () => {
			const time = Date.now();
			setNow( time );
			return 1000 - ( time % 1000 );
		};
		beats.add( beat );
		strike();
		return () => {
			beats.delete( beat );
		};
	}, [] );
	const shown =
		isPreview && ! attributes.date
			? ( { ...attributes, kind: 'evergreen' } as const )
			: attributes;
	const end = endOf( shown, Math.floor( opened / 1000 ), now / 1000 );
	return end === null ? null : Math.max( 0, Math.ceil( end - now / 1000 ) );
}

function endOf(
	attributes: Attributes,
	opened: number,
	now: number
): number | null {
	const { kind, date, zone, duration } = attributes;
	switch ( kind ) {
		case 'evergreen':
			return opened + duration;
		case 'recurring':
			return occurrenceAfter( attributes, now );
		default:
			return timestampOf( date, zone );
	}
}
