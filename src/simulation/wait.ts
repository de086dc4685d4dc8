/** Waiting in real time, while the page's clock stands still. */
import { real } from './clock';

/** How long to wait for scripts. */
const PATIENCE_MS = 8000;

const LOOK_MS = 10;

/** Longer than a frame; hidden pages have none. */
const FRAME_MS = 100;

/** Lets the browser do what it has queued, without the delay of timers. */
export const task = (): Promise< void > =>
	new Promise( ( resolve ) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage( 0 );
	} );

export const pause = ( ms = 0 ): Promise< void > =>
	new Promise( ( resolve ) => real.setTimeout( resolve, ms ) );

/** Lets the browser dispatch the events that belong to a frame, such as those of scrolling. */
export const frame = (): Promise< unknown > =>
	Promise.race( [
		new Promise( ( resolve ) => real.requestAnimationFrame( resolve ) ),
		pause( FRAME_MS ),
	] );

/** Waits until a condition is met; returns whether it is. */
export async function until( isMet: () => boolean ): Promise< boolean > {
	for ( let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS ) {
		if ( isMet() ) {
			return true;
		}
		await pause( LOOK_MS );
	}
	return isMet();
}
