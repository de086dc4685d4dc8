import { schedule } from './moments';
import { clear } from './pending';
import { prefetch } from './prefetch';
import type { FrontageIsland, IslandModule } from './types';

export const TAG = 'frontage-island';

/**
 * Selector for islands whose module is loading or loads on the first click or key.
 *
 * An island that only waits for a hash or a media query works without its module until then.
 */
export const RESPONSIVE = `${ TAG }:is([data-state=waking],:not([data-state],[wake=hash],[wake^=media]))`;

/** The `<frontage-island>` element: server-rendered HTML that loads its module when it wakes. */
export class Island extends HTMLElement implements FrontageIsland {
	job?: Promise< void >;

	undo?: void | ( () => void );

	connectedCallback(): void {
		if ( ! this.job ) {
			delete this.dataset.state;
			schedule( this );
			prefetch( this );
		}
	}

	/** Moving an element disconnects and reconnects it in one task, so the microtask sees it connected. */
	disconnectedCallback(): void {
		queueMicrotask( () => leave( this ) );
	}

	/** Has no setter: WordPress's router then sets the attribute of this name, not the property. */
	get wake() {
		return () => ( this.job ??= activate( this ) );
	}
}

async function activate( island: Island ): Promise< void > {
	const parent = island.parentElement
		?.closest< Island >( RESPONSIVE )
		?.wake();
	island.dataset.state = 'waking';
	try {
		const { mount }: IslandModule = await import(
			/* webpackIgnore: true */ island.getAttribute( 'src' )!
		);
		await parent;
		clear( island );
		island.undo = await mount(
			island,
			JSON.parse( island.getAttribute( 'props' )! )
		);
		island.dataset.state = 'awake';
	} catch ( error ) {
		island.dataset.state = 'failed';
		clear( island );
		/**
		 * Reports that a widget's script failed; the server's HTML stays.
		 *
		 * On the island, bubbles. Detail: `name`, `error`, and `recovered` if React repaired the widget.
		 *
		 * @event frontage:island-error
		 */
		island.dispatchEvent(
			new CustomEvent( 'frontage:island-error', {
				bubbles: true,
				detail: { name: island.getAttribute( 'name' ), error },
			} )
		);
	}
	leave( island );
}

/** Resets the island if it has left the page. */
function leave( island: Island ): void {
	if ( ! island.isConnected && island.dataset.state !== 'waking' ) {
		island.undo?.();
		island.undo = island.job = undefined;
	}
}
