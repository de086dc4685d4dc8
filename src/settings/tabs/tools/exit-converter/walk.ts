/** Goes through all content with our blocks, one place after the other. */
import { __ } from '@wordpress/i18n';
import { read, send, type RestError } from '../../../parts';
import type { Convert, Outcome, Place, PlacesAnswer } from './types';

export interface Walk {
	convert: Convert;
	/** Whether new content is saved. */
	isSaving: boolean;
	/** Called after each place; returns whether to go on. */
	onPlace: ( outcome: Outcome ) => boolean;
}

const damaged = () =>
	__(
		'Its block markup is damaged: a block is opened but not closed, or the other way round. Open it in the editor and save it first.',
		'frontage'
	);

async function visit( place: Place, walk: Walk ): Promise< Outcome > {
	const { id, title, type, edit, content, hash, obstacle } = place;
	const outcome = { id, title, type, edit };
	const skipped = ( why: string ): Outcome => ( {
		...outcome,
		...{
			blocks: 0,
			extended: 0,
			hidden: 0,
			left: 0,
			changes: [],
			lost: [],
			why,
		},
	} );
	if ( obstacle ) {
		return skipped( obstacle );
	}
	try {
		const done = await walk.convert( content );
		if ( ! done ) {
			return skipped( damaged() );
		}
		if ( walk.isSaving && done.content !== content ) {
			const body = { place: id, hash, content: done.content };
			await send( 'leave/places', body );
		}
		const { content: _, ...rest } = done;
		return { ...outcome, ...rest, why: '' };
	} catch ( error ) {
		return skipped( ( error as RestError | Error ).message );
	}
}

/**
 * Visits all places.
 *
 * @param walk What to do.
 */
export async function walkPlaces( walk: Walk ): Promise< void > {
	let after = 0;
	do {
		const { places, next } = await read< PlacesAnswer >(
			`leave/places?after=${ after }`
		);
		for ( const place of places ) {
			if ( ! walk.onPlace( await visit( place, walk ) ) ) {
				return;
			}
		}
		after = next;
	} while ( after );
}
