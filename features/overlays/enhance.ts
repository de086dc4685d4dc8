/** Lets overlays open by themselves, on pages that have such ones. */
import type { FrontageIsland } from '../../src/islands/types';
import { holds, type OverlayRules } from '../../src/ui/overlay-rules';
import { isDue, noteClosed, noteDone } from './memory';
import { queue, type Budget } from './queue';
import { untilTouched } from './touch';
import type { Trigger } from './trigger';
import { visit } from './visit';

/** Search engines see the page as it is (overlays would hide it from them). */
const CRAWLERS = /bot\b|crawl|spider|slurp|lighthouse/i;

export interface OverlaysProps extends Budget, Record< string, unknown > {
	/** Addresses of the modules of the triggers that the page needs. */
	parts: Record< string, string >;
}

export function enhance(
	_island: FrontageIsland,
	props: OverlaysProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	if ( ! CRAWLERS.test( navigator.userAgent ) ) {
		const offer = queue( props, signal );
		const touched = untilTouched( signal );
		for ( const overlay of document.querySelectorAll< HTMLElement >(
			'[data-overlay]'
		) ) {
			watch( overlay, signal );
			arm( overlay, props.parts, offer, touched, signal );
		}
	}
	return () => stop.abort();
}

/**
 * Waits for the moments of one overlay.
 *
 * @param overlay The overlay, with its rules.
 * @param parts   Addresses of triggers.
 * @param offer   The queue.
 * @param touched When the visitor has done something.
 * @param signal  Ends this.
 */
function arm(
	overlay: HTMLElement,
	parts: Record< string, string >,
	offer: ReturnType< typeof queue >,
	touched: Promise< void >,
	signal: AbortSignal
): void {
	const { triggers, conditions, again, isDemanded }: OverlayRules =
		JSON.parse( overlay.dataset.overlay! );
	const seen = visit();
	triggers.forEach( async ( { type, value = '' } ) => {
		const { trigger }: { trigger: Trigger } = await import(
			/* webpackIgnore: true */ parts[ type ]
		);
		const fire = async () => {
			if ( type === 'click' ) {
				offer( overlay, true );
			} else if (
				isDue( overlay.id, again ) &&
				conditions.every( ( one ) => holds( one, seen ) )
			) {
				if ( ! trigger.isAct && ! isDemanded ) {
					await touched;
				}
				offer( overlay, false, isDemanded );
			}
		};
		trigger.arm( fire, value, signal );
	} );
}

/**
 * Remembers that a visitor has closed an overlay, or has done what it asked for.
 *
 * @param overlay The overlay.
 * @param signal  Ends this.
 */
function watch( overlay: HTMLElement, signal: AbortSignal ): void {
	overlay.addEventListener(
		'toggle',
		( event ) =>
			( event as ToggleEvent ).newState === 'closed' &&
			noteClosed( overlay.id ),
		{ signal }
	);
	overlay.addEventListener( 'frontage:done', () => noteDone( overlay.id ), {
		signal,
	} );
}
