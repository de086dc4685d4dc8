/** The `<frontage-island>` element: finished HTML that fetches its module when it wakes. */
import { arm } from './moments';
import { mark } from './pending';
import { prefetch } from './prefetch';
import type { FrontageIsland, IslandModule } from './types';

export const TAG = 'frontage-island';

export class Island extends HTMLElement implements FrontageIsland {
	/** Pressed controls that wait for the module. */
	pressed: Element[] = [];

	waking?: Promise< void >;

	/** From mounting on; also after a failure, when every press is the platform's. */
	settled?: boolean;

	cleanup?: void | ( () => void );

	connectedCallback(): void {
		if ( ! this.waking ) {
			arm( this );
			prefetch( this );
		}
	}

	/** A move disconnects and connects in one task, so the microtask sees it connected. */
	disconnectedCallback(): void {
		queueMicrotask( () => leave( this ) );
	}

	wake(): Promise< void > {
		return ( this.waking ??= rouse( this ) );
	}
}

/** Whether the module is on its way or comes at the first press. */
export function answersPresses( island: Island ): boolean {
	return (
		!! island.waking ||
		/int|vis|idle|load/.test( island.getAttribute( 'wake' )! )
	);
}

async function rouse( island: Island ): Promise< void > {
	try {
		await outer( island )?.wake();
		const { mount }: IslandModule = await import(
			/* webpackIgnore: true */ island.getAttribute( 'src' )!
		).finally( () => release( island ) );
		if ( island.isConnected ) {
			island.cleanup = await mount(
				island,
				JSON.parse( island.getAttribute( 'props' )! )
			);
			island.dataset.state = 'awake';
		}
	} catch ( error ) {
		fail( island, error );
	}
	island.settled = true;
	leave( island );
}

function fail( island: Island, error: unknown ): void {
	island.dispatchEvent(
		new CustomEvent( 'frontage:island-error', {
			bubbles: true,
			detail: { name: island.getAttribute( 'name' ), error },
		} )
	);
}

/** Takes the marks off, so that hydration finds the server's HTML. */
function release( island: Island ): void {
	island.pressed.splice( 0 ).forEach( ( control ) => mark( control, false ) );
}

/** Sleeps again if it has left the page. */
function leave( island: Island ): void {
	if ( island.settled && ! island.isConnected ) {
		island.cleanup?.();
		island.cleanup = island.waking = island.settled = undefined;
	}
}

/** The next island outwards that wakes by itself; one that waits for a media query or a hash is passed over. */
function outer( island: Element ): Island | null | undefined {
	const parent = island.parentElement?.closest< Island >( TAG );
	return parent && ! answersPresses( parent ) ? outer( parent ) : parent;
}
