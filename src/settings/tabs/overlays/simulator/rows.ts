/** The overlays of a simulated page, in the owner's order. */
import { openedAt, stateAt, type State } from '../../../queue/state';
import type { Overlay } from '../types';
import { opensItself, titleOf } from '../labels';
import type { Result } from './run';

export interface Row {
	id: string;
	name: string;
	/** Undefined if the list does not have it, such as a second copy on the page. */
	overlay?: Overlay;
	/** At the time of the slider. */
	now: State;
	/** When the visit ends. */
	end: State;
	/** Milliseconds; undefined if it was not opened. */
	openedAt?: number;
}

/**
 * Returns the overlays that open by themselves, or would.
 *
 * @param result   Of the simulation.
 * @param overlays All of the site, in the owner's order.
 * @param at       Milliseconds since the page was loaded.
 */
export function rowsOf(
	{ events, printed }: Result,
	overlays: Overlay[],
	at: number
): Row[] {
	const refused = new Map(
		printed.refused.map( ( { id, why } ) => [ id, why ] )
	);
	const found = new Set( [
		...events.map( ( { id } ) => id ),
		...refused.keys(),
	] );
	const place = ( id: string ) => {
		const index = overlays.findIndex( ( one ) => one.id === id );
		return index < 0 ? overlays.length : index;
	};
	return [ ...found ]
		.sort( ( a, b ) => place( a ) - place( b ) )
		.map( ( id ) => {
			const overlay = overlays.find( ( one ) => one.id === id );
			const why = refused.get( id );
			const never: State | undefined =
				why === undefined
					? undefined
					: { kind: 'never', why, since: 0 };
			return {
				id,
				name: overlay ? titleOf( overlay ) : id,
				overlay,
				now: never ?? stateAt( events, id, at ),
				end: never ?? stateAt( events, id, Infinity ),
				openedAt: openedAt( events, id ),
			};
		} )
		.filter( ( { overlay } ) => ! overlay || opensItself( overlay ) );
}

/** Returns the overlays that open by themselves elsewhere. */
export const elsewhere = ( rows: Row[], overlays: Overlay[] ): Overlay[] =>
	overlays
		.filter( opensItself )
		.filter( ( { id } ) => ! rows.some( ( row ) => row.id === id ) );
