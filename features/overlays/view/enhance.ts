import type { FrontageIsland } from '@frontage/islands/types';
import type { OverlayRules } from '@frontage/overlay-rules';
import { isDue, nameOf, noteClosed, noteDone } from './memory';
import { canOpen, open, queue, type Budget, type Offer } from './queue';
import { emit } from './emit';
import { untilTouched } from './touch';
import type { Trigger } from './trigger';

/** Search engines see the page without overlays, which would hide its content. */
const CRAWLERS = /bot\b|crawl|spider|slurp|lighthouse/i;

export interface OverlaysProps extends Budget, Record< string, unknown > {
	/**
	 * URLs of the script modules that the page needs: its triggers by type, `conditions` and those of other plugins such as
	 * `condition:acme/plan`, and `log` in the owner's test.
	 */
	parts: Record< string, string >;
}

/** Lets overlays open by themselves on pages that have them. */
export function enhance(
	_island: FrontageIsland,
	props: OverlaysProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	if ( ! CRAWLERS.test( navigator.userAgent ) ) {
		const offer = queue( props, signal );
		let isTouched = false;
		const touched = untilTouched( signal ).then(
			() => ( isTouched = true )
		);
		for ( const overlay of document.querySelectorAll< HTMLElement >(
			'[data-overlay]'
		) ) {
			const rules: OverlayRules = JSON.parse( overlay.dataset.overlay! );
			const key = nameOf( overlay.id, rules );
			const request = { overlay, key, ...rules };
			watch( request, signal );
			schedule(
				request,
				props.parts,
				( isUserAction ) =>
					isUserAction ||
					isTouched ||
					( emit( overlay, 'waits', 'touch' ) && touched ),
				offer,
				signal
			);
		}
	}
	return () => stop.abort();
}

interface OverlayRequest extends OverlayRules {
	overlay: HTMLElement;
	/** Under which the browser remembers it. */
	key: string;
}

/**
 * Schedules one overlay.
 *
 * @param request The overlay with its rules.
 * @param parts   URLs of triggers and of the conditions check.
 * @param ready   When it may open; a visitor's action itself counts as a first interaction.
 * @param offer   The queue.
 * @param signal  Stops it.
 */
function schedule(
	request: OverlayRequest,
	parts: Record< string, string >,
	ready: ( isUserAction?: boolean ) => unknown,
	offer: Offer,
	signal: AbortSignal
): void {
	const { overlay, triggers, isDemanded } = request;
	const part = ( name: string ) =>
		import( /* webpackIgnore: true */ parts[ name ]! );
	const refusal = async (): Promise< string > =>
		! isDue( request.key, request.again )
			? 'again'
			: request.conditions[ 0 ] &&
				( await part( 'conditions' ) ).unmet(
					request.conditions,
					part
				);
	const mayOpen = async () => ! ( await refusal() );
	const log = parts.log && part( 'log' );
	triggers.forEach( async ( { type, value = '' } ) => {
		await log;
		// A script that is missing concerns its own trigger only.
		const { trigger }: { trigger: Trigger } = await part( type ).finally(
			() => emit( overlay, 'ready', type )
		);
		const { isUserAction, isRequest, nowOrNever, skipsHistory } = trigger;
		const fire = async () => {
			emit( overlay, 'asked', type );
			const why = await refusal();
			if ( why ) {
				emit( overlay, 'refused', why );
				return false;
			}
			await ready( isUserAction || isDemanded );
			return offer( { ...request, nowOrNever, skipsHistory } );
		};
		trigger.schedule(
			isRequest ? () => open( overlay ) : fire,
			value,
			signal,
			isRequest ? () => canOpen( overlay ) : mayOpen
		);
	} );
}

/**
 * Remembers that a visitor has closed an overlay, or has done what it asked for.
 *
 * @param request The overlay with its rules.
 * @param signal  Ends this.
 */
function watch(
	{ overlay, key, again }: OverlayRequest,
	signal: AbortSignal
): void {
	const on = ( type: string, run: ( event: any ) => void ) =>
		overlay.addEventListener( type, run, { signal } );
	on(
		'toggle',
		// What opened where it cannot be seen closes at once, and was never open.
		( { newState, oldState } ) =>
			oldState === 'open' && newState === 'closed' && noteClosed( key )
	);
	on( 'frontage:done', () => noteDone( key, again ) );
}
