/** Runs a page in a frame, as the described visitor. */
import { __, sprintf } from '@wordpress/i18n';
import type { Memory, Printed, Simulation } from '@frontage/simulation/types';
import type { QueueEvent } from '@frontage/overlay-log';
import { SCREENS, addressFor, visitOf, type Visitor } from './visitor';

/** How long a page may take. */
const PATIENCE_MS = 30_000;

/** What a visit has shown. */
export interface Result {
	visitor: Visitor;
	events: QueueEvent[];
	printed: Printed;
	/** What the browser kept of the visits before. */
	memory: Memory;
}

export interface Stage {
	/** Where the frame is put. */
	place: HTMLElement;
	nonce: string;
	signal: AbortSignal;
}

/**
 * Simulates all visits of a visitor; throws an `Error` that says why that is not possible.
 *
 * @param visitor    As described by the owner.
 * @param stage      Where it happens.
 * @param onProgress Called with the number of the visit that begins, from 1.
 */
export async function simulate(
	visitor: Visitor,
	stage: Stage,
	onProgress: ( visit: number ) => void
): Promise< { result: Result; simulation: Simulation } > {
	let memory: Memory = { cookies: {}, local: {} };
	for ( let left = visitor.earlier; ; left-- ) {
		onProgress( visitor.earlier - left + 1 );
		const simulation = await open( visitor, stage, memory, left );
		await simulation.advance( visitor.length * 1000 );
		stage.signal.throwIfAborted();
		if ( left <= 0 ) {
			const { printed } = simulation;
			const events = [ ...simulation.events ];
			return { simulation, result: { visitor, events, printed, memory } };
		}
		memory = simulation.memory();
	}
}

/**
 * Loads the page again, for an earlier moment of the same visit.
 *
 * @param result Of `simulate()`.
 * @param stage  Where it happens.
 */
export const again = ( { visitor, memory }: Result, stage: Stage ) =>
	open( visitor, stage, memory, 0 );

/**
 * Loads a page and waits until its queue has started.
 *
 * @param visitor As described by the owner.
 * @param stage   Where it happens.
 * @param memory  What the browser kept of the visits before.
 * @param visits  Number of visits after this one.
 */
async function open(
	visitor: Visitor,
	{ place, nonce, signal }: Stage,
	memory: Memory,
	visits: number
): Promise< Simulation > {
	const frame = document.createElement( 'iframe' );
	const { width, height } = SCREENS[ visitor.device ];
	frame.title = __( 'Simulated page', 'frontage' );
	// Nobody acts in it: what is opened in it must not take the focus.
	frame.inert = true;
	frame.tabIndex = -1;
	frame.width = String( width );
	frame.height = String( height );
	frame.setAttribute(
		'sandbox',
		'allow-scripts allow-same-origin allow-forms'
	);
	frame.src = addressFor( visitor, nonce, visits );
	window.frontageVisit = visitOf( visitor, memory );
	await new Promise< void >( ( resolve ) => {
		frame.onload = () => resolve();
		setTimeout( resolve, PATIENCE_MS );
		place.replaceChildren( frame );
	} );
	signal.throwIfAborted();
	const simulation = simulationIn( frame );
	await simulation.ready().catch( () => {
		throw new Error(
			__(
				'The popups of this page did not start. Check that “Automatic overlays” is turned on, and that no plugin delays scripts.',
				'frontage'
			)
		);
	} );
	signal.throwIfAborted();
	return simulation;
}

/** Returns the simulation in a loaded frame; throws an `Error` if there is none. */
function simulationIn( { contentWindow }: HTMLIFrameElement ): Simulation {
	let simulation: Simulation | undefined;
	try {
		simulation = contentWindow!.frontageSimulation;
	} catch {
		throw new Error(
			sprintf(
				/* translators: %s: name of an HTTP header. */
				__(
					'This page cannot be shown in a frame. Either it leads to another site, or the server forbids frames with the header “%s”.',
					'frontage'
				),
				'X-Frame-Options'
			)
		);
	}
	if ( ! simulation ) {
		throw new Error(
			__(
				'The site sent the ordinary page instead of a simulation. Reload this screen. If that does not help, a cache ignores that you are logged in.',
				'frontage'
			)
		);
	}
	return simulation;
}
