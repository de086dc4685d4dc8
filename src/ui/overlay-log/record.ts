import type { QueueEvent } from './types';

/** See `features/overlays`: what the queue decides about an overlay. */
const EVENT = 'frontage:queue';

/**
 * Reports the queue's decisions and the closing of overlays that it has opened, without repetitions.
 *
 * @param run    Called with each.
 * @param target The page.
 */
export function record(
	run: ( event: QueueEvent ) => void,
	target: Document = document
): void {
	const last = new Map< string, string >();
	const note = ( id: string, what: QueueEvent[ 'what' ], why = '' ) => {
		const now = `${ what } ${ why }`;
		// While something waits, the queue looks again each second.
		if ( last.get( id ) !== now ) {
			last.set( id, now );
			run( { at: Math.round( performance.now() ), id, what, why } );
		}
	};
	target.addEventListener( EVENT, ( { target: overlay, detail }: any ) =>
		note( overlay.id, detail.what, detail.why )
	);
	for ( const type of [ 'close', 'toggle' ] ) {
		target.addEventListener(
			type,
			( { target: overlay, newState }: any ) => {
				if (
					newState !== 'open' &&
					last.get( overlay.id ) === 'opened '
				) {
					note( overlay.id, 'closed' );
				}
			},
			true
		);
	}
}
