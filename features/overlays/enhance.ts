/** Lets overlays open by themselves, on pages that have such ones. */
import type { FrontageIsland } from '../../src/islands/types';
import { holds, type OverlayRules } from '../../src/ui/overlay-rules';
import { isDue, noteClosed, noteDone, noteShown } from './memory';
import { queue, type Budget, type Offer } from './queue';
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
		const rulesOf = ( { dataset }: HTMLElement ): OverlayRules =>
			JSON.parse( dataset.overlay! );
		const offer = queue(
			props,
			( overlay ) => noteShown( overlay.id, rulesOf( overlay ).again ),
			signal
		);
		const touched = untilTouched( signal );
		for ( const overlay of document.querySelectorAll< HTMLElement >(
			'[data-overlay]'
		) ) {
			const rules = rulesOf( overlay );
			watch( overlay, rules, signal );
			arm( { overlay, rules, offer, touched }, props.parts, signal );
		}
	}
	return () => stop.abort();
}

/** An overlay that waits for its moments. */
interface Waiting {
	overlay: HTMLElement;
	rules: OverlayRules;
	offer: Offer;
	/** When the visitor has done something. */
	touched: Promise< void >;
}

/**
 * Waits for the moments of one overlay.
 *
 * @param waiting         The overlay.
 * @param waiting.overlay
 * @param waiting.rules
 * @param waiting.offer
 * @param waiting.touched
 * @param parts           Addresses of triggers.
 * @param signal          Ends this.
 */
function arm(
	{ overlay, rules, offer, touched }: Waiting,
	parts: Record< string, string >,
	signal: AbortSignal
): void {
	const { triggers, conditions, again, isDemanded } = rules;
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
 * @param overlay     The overlay.
 * @param rules       Its rules.
 * @param rules.again
 * @param signal      Ends this.
 */
function watch(
	overlay: HTMLElement,
	{ again }: OverlayRules,
	signal: AbortSignal
): void {
	overlay.addEventListener(
		'toggle',
		( event ) =>
			( event as ToggleEvent ).newState === 'closed' &&
			noteClosed( overlay.id ),
		{ signal }
	);
	overlay.addEventListener(
		'frontage:done',
		() => noteDone( overlay.id, again ),
		{ signal }
	);
}
